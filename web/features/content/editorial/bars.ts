// Alternating widths of bars and gaps; decorative.
const widths = [...'2311213212114211231122131211322112312']

/** A barcode as a path, 120 wide and 16 high. */
export const bars = widths.map(Number).reduce<{ path: string; x: number }>(
  ({ path, x }, width, index) => ({
    path: index % 2 === 0 ? `${path}M${x.toFixed(2)} 0h${width}v16h-${width}z` : path,
    x: x + width * 1.85,
  }),
  { path: '', x: 0 },
).path
