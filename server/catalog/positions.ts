import type { Names } from './reference/reference.types.ts'

/** Where on the car a part sits, one bit each; opposites stand side by side. */
export const positions = {
  front: 1,
  rear: 2,
  left: 4,
  right: 8,
  upper: 16,
  lower: 32,
  inner: 64,
  outer: 128,
} as const
export type Position = keyof typeof positions

/**
 * Of the positions asked for, which the part's own grant, and which of its own contradict them, as
 * bits. A part that names both opposites, or neither, contradicts nothing.
 */
export function comparePositions(asked: number, own: number): { granted: number; denied: number } {
  return { granted: own & asked, denied: own & opposites(asked) & ~asked & ~opposites(own) }
}

/** The other side of each position, as bits. */
export const opposites = (bits: number) => ((bits & 0b01010101) << 1) | ((bits >> 1) & 0b01010101)

export const positionNames: Record<Position, Names> = {
  front: { en: 'Front', ar: 'أمامي', fr: 'Avant', zh: '前' },
  rear: { en: 'Rear', ar: 'خلفي', fr: 'Arrière', zh: '后' },
  left: { en: 'Left', ar: 'يسار', fr: 'Gauche', zh: '左' },
  right: { en: 'Right', ar: 'يمين', fr: 'Droite', zh: '右' },
  upper: { en: 'Upper', ar: 'علوي', fr: 'Supérieur', zh: '上' },
  lower: { en: 'Lower', ar: 'سفلي', fr: 'Inférieur', zh: '下' },
  inner: { en: 'Inner', ar: 'داخلي', fr: 'Intérieur', zh: '内' },
  outer: { en: 'Outer', ar: 'خارجي', fr: 'Extérieur', zh: '外' },
}
