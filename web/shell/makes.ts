/** The makes of the home page and the menus, as their links spell them (`/car-parts/toyota`). */
export const makes = [
  'toyota',
  'nissan',
  'lexus',
  'mitsubishi',
  'honda',
  'mazda',
  'infiniti',
  'isuzu',
  'suzuki',
  'subaru',
] as const
