import { ink } from './palette.ts'

const sheet = 'M0 0H320V240H0Z'
const corners = 'M12 26V12H26M294 12H308V26M308 214V228H294M26 228H12V214'

type Sheet = {
  paper: string
  /** Id of the grid's pattern, which nothing else on a page may have. */
  grid: string
  /** Where the shadow on the ground lies, and half its width. */
  ground: number
  shadow: number
}

/** A sheet of squared paper with a drawing on it: a self-contained SVG of 320×240. */
export const framed = ({ paper, grid, ground, shadow }: Sheet, drawing: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240">',
    `<pattern id="${grid}" width="16" height="16" patternUnits="userSpaceOnUse">`,
    `<path d="M16 0H0V16" fill="none" stroke="${ink}" stroke-opacity=".06"/></pattern>`,
    `<path d="${sheet}" fill="${paper}"/><path d="${sheet}" fill="url(#${grid})"/>`,
    `<path d="${corners}" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="2"/>`,
    `<ellipse cx="160" cy="${ground}" rx="${shadow}" ry="9" fill="${ink}" opacity=".14"/>`,
    `<g fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">`,
    drawing,
    '</g></svg>',
  ].join('')
