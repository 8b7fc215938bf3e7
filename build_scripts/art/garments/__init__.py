"""Garments: every gown and coat of the box, as a draft on a tailor's form and worn by a guest of the ball."""
