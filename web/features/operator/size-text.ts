const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const
const STEP = 1024

/** Bytes in the largest unit of which there is at least one: "1.4 GB". */
export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP))
  const unit = Math.min(power, units.length - 1)
  const value = bytes / STEP ** unit
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`
}
