package turn

import (
	"encoding/binary"
	"fmt"
	"sort"
)

// Font returns a copy of a TrueType font in which every glyph is turned by half
// a circle about the middle of its advance and of its line, so that text set in
// it from right to left stands on its head in the very place the upright text
// would take. Kerning, ligatures and hinting are left out: they would pull the
// wrong way. It refuses fonts without TrueType outlines.
func Font(ttf []byte) ([]byte, error) {
	tables, err := readTables(ttf)
	if err != nil {
		return nil, err
	}
	f, err := readGlyphs(tables)
	if err != nil {
		return nil, err
	}
	middle := f.ascent + f.descent - f.lineGap
	turned := make([]outline, len(f.glyphs))
	for i := range f.glyphs {
		whole, err := f.flatten(i, 0)
		if err != nil {
			return nil, err
		}
		turned[i] = whole.turn(int(f.advances[i]), middle)
	}
	kept := map[string][]byte{}
	for _, tag := range []string{"cmap", "name", "OS/2", "post"} {
		if t, ok := tables[tag]; ok {
			kept[tag] = t
		}
	}
	glyf, loca := writeGlyphs(turned)
	kept["glyf"], kept["loca"] = glyf, loca
	kept["hmtx"] = writeMetrics(f.advances, turned)
	kept["maxp"] = tables["maxp"]
	kept["head"] = patched(tables["head"], 50, 1) // long offsets in loca
	kept["hhea"] = patched(tables["hhea"], 34, uint16(len(turned)))
	return writeTables(kept), nil
}

// patched is a copy of a table with one 16-bit number changed.
func patched(table []byte, at int, value uint16) []byte {
	c := append([]byte(nil), table...)
	binary.BigEndian.PutUint16(c[at:], value)
	return c
}

// readTables splits a font file into its tables by tag.
func readTables(ttf []byte) (map[string][]byte, error) {
	if len(ttf) < 12 {
		return nil, fmt.Errorf("turn a font: %d bytes are no font", len(ttf))
	}
	count := int(binary.BigEndian.Uint16(ttf[4:]))
	if len(ttf) < 12+16*count {
		return nil, fmt.Errorf("turn a font: the list of its %d tables is cut off", count)
	}
	tables := make(map[string][]byte, count)
	for i := range count {
		record := ttf[12+16*i:]
		tag := string(record[:4])
		offset, length := binary.BigEndian.Uint32(record[8:]), binary.BigEndian.Uint32(record[12:])
		end := uint64(offset) + uint64(length)
		if end > uint64(len(ttf)) {
			return nil, fmt.Errorf("turn a font: its table %q is cut off", tag)
		}
		tables[tag] = ttf[offset:end]
	}
	least := map[string]int{"head": 54, "hhea": 36, "maxp": 6, "hmtx": 4, "loca": 2, "glyf": 0}
	for tag, size := range least {
		if t, ok := tables[tag]; !ok || len(t) < size {
			return nil, fmt.Errorf("turn a font: its table %q is missing or too short; only TrueType outlines can be turned", tag)
		}
	}
	return tables, nil
}

// writeTables puts tables together to a font file. Checksums are left at zero:
// nothing that draws text here looks at them.
func writeTables(tables map[string][]byte) []byte {
	tags := make([]string, 0, len(tables))
	for tag := range tables {
		tags = append(tags, tag)
	}
	sort.Strings(tags)
	offset := 12 + 16*len(tags)
	out := binary.BigEndian.AppendUint32(nil, 0x00010000)
	out = binary.BigEndian.AppendUint16(out, uint16(len(tags)))
	out = append(out, 0, 0, 0, 0, 0, 0) // the search hints nobody reads
	for _, tag := range tags {
		out = append(out, tag...)
		out = binary.BigEndian.AppendUint32(out, 0)
		out = binary.BigEndian.AppendUint32(out, uint32(offset))
		out = binary.BigEndian.AppendUint32(out, uint32(len(tables[tag])))
		offset += padded(len(tables[tag]))
	}
	for _, tag := range tags {
		out = append(out, tables[tag]...)
		out = append(out, make([]byte, padded(len(tables[tag]))-len(tables[tag]))...)
	}
	return out
}

// padded rounds a length up to whole words of four bytes.
func padded(n int) int { return (n + 3) &^ 3 }
