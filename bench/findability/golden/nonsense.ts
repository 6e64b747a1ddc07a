import { of } from '../right.ts'

export const nonsense = of(
  'nonsense',
  [
    'asdfghjkl',
    'qwertyuiop zxcvbnm',
    'ضصثقفغع',
    'samsung galaxy s23',
    'شقة للايجار النهدة',
    'chicken biryani delivery',
    'zzzzzz xxxxxx',
    'villa jumeirah two bedrooms',
    'توظيف محاسب خبرة',
    'cheap flights manila',
    'lorem ipsum dolor',
    'मकान किराये पर',
    '租房 迪拜',
    'wedding dress rental',
    'hjkhjkhjk 99999',
  ].map((query) => [query, []]),
)
