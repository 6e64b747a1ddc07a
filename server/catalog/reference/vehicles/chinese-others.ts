import { makeOf } from '../make-table.ts'

export const gac = makeOf(
  { key: 'gac', idCarMake: '148', names: ['GAC', 'جي ايه سي', '传祺'] },
  `
  01 gs3 | GS3 | جي اس 3 | 2018-
  02 gs4 | GS4 | جي اس 4 | 2016-
  03 gs5 | GS5 | جي اس 5 | 2014-
  04 gs8 | GS8 | جي اس 8 | 2018-
  05 ga4 | GA4 | جي ايه 4 | 2019-
  06 ga6 | GA6 | جي ايه 6 | 2017-
  07 ga8 | GA8 | جي ايه 8 | 2017-
  08 gn6 | GN6 | جي ان 6 | 2019-
  09 gn8 | GN8 | جي ان 8 | 2019-
  10 empow | Empow | امباو | 2022- | 影豹
  11 emzoom | Emzoom | امزوم | 2023- | 影速
  12 emkoo | Emkoo | امكو | 2023- | 影酷
  13 m8* | M8 | ام 8 | 2023-
  `,
)

export const byd = makeOf(
  { key: 'byd', idCarMake: '149', names: ['BYD', 'بي واي دي', '比亚迪'] },
  `
  01 atto-3 | Atto 3 | اتو 3 | 2022- | 元PLUS
  02 han* | Han | هان | 2022- | 汉
  03 tang* | Tang | تانج | 2022- | 唐
  04 song-plus | Song Plus | سونج بلس | 2022- | 宋PLUS
  05 seal* | Seal | سيل | 2023- | 海豹
  06 sealion-7 | Sealion 7 | سي ليون 7 | 2025- | 海狮07
  07 dolphin* | Dolphin | دولفين | 2023- | 海豚
  08 qin-plus | Qin Plus | تشين بلس | 2023- | 秦PLUS
  09 shark* | Shark | شارك | 2025-
  10 f3* | F3 | اف 3 | 2008-2015
  11 e6* | e6 | اي 6 | 2014-
  `,
)

export const hongqi = makeOf(
  { key: 'hongqi', idCarMake: '150', names: ['Hongqi', 'هونشي', '红旗'] },
  `
  01 h5* | H5 | اتش 5 | 2020-
  02 h9* | H9 | اتش 9 | 2021-
  03 hs3* | HS3 | اتش اس 3 | 2023-
  04 hs5* | HS5 | اتش اس 5 | 2020-
  05 hs7* | HS7 | اتش اس 7 | 2021-
  06 e-hs9 | E-HS9 | اي اتش اس 9 | 2021-
  07 ousado | Ousado | اوسادو | 2023-
  `,
)

export const baic = makeOf(
  { key: 'baic', idCarMake: '151', names: ['BAIC', 'بايك', '北京汽车'] },
  `
  01 bj40 | BJ40 | بي جي 40 | 2017-
  02 bj60 | BJ60 | بي جي 60 | 2023-
  03 bj80 | BJ80 | بي جي 80 | 2017-
  04 bj30 | BJ30 | بي جي 30 | 2024-
  05 x7* | X7 | اكس 7 | 2021-
  06 x35* | X35 | اكس 35 | 2017-
  07 x55* | X55 | اكس 55 | 2017-
  08 d20* | D20 | دي 20 | 2015-2019
  `,
)

export const jac = makeOf(
  { key: 'jac', idCarMake: '152', names: ['JAC', 'جاك', '江淮'] },
  `
  01 j7* | J7 | جي 7 | 2020-
  02 j5* | J5 | جي 5 | 2012-2017
  03 s2* | S2 | اس 2 | 2016-
  04 s3* | S3 | اس 3 | 2015-
  05 s4* | S4 | اس 4 | 2019-
  06 s7* | S7 | اس 7 | 2018-
  07 js4* | JS4 | جي اس 4 | 2020-
  08 js6* | JS6 | جي اس 6 | 2022-
  09 js8* | JS8 | جي اس 8 | 2022-
  10 t6* | T6 | تي 6 | 2016-
  11 t8* | T8 | تي 8 | 2019-
  12 t9* | T9 | تي 9 | 2023-
  13 sunray* | Sunray | صن راي | 2014-
  `,
)
