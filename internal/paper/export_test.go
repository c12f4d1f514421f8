package paper

// Pages is the number of pages so far.
func (d *Doc) Pages() int { return d.pdf.PageCount() }
