import { makeOf } from '../make-table.ts'

export const mg = makeOf(
  { key: 'mg', idCarMake: '140', names: ['MG', 'ام جي', '名爵'] },
  `
  01 mg5 | MG5 | ام جي 5 | 2013-2017, 2020-
  02 mg6 | MG6 | ام جي 6 | 2011-2017, 2018-
  03 mg3 | MG3 | ام جي 3 | 2012-2023, 2024-
  04 zs* | ZS | زد اس | 2018-2023, 2024-
  05 hs* | HS | اتش اس | 2019-2023, 2024-
  06 rx5* | RX5 | ار اكس 5 | 2018-2023, 2024-
  07 rx8* | RX8 | ار اكس 8 | 2019-2024
  08 gt* | GT | جي تي | 2022-
  09 mg7 | MG7 | ام جي 7 | 2023-
  10 one* | One | ون | 2022-
  11 whale* | Whale | ويل | 2023-
  12 mg4 | MG4 | ام جي 4 | 2023-
  13 360* | 360 | 360 | 2016-2019
  14 350* | 350 | 350 | 2011-2015
  15 t60* | T60 | تي 60 | 2019-
  `,
)

export const geely = makeOf(
  { key: 'geely', idCarMake: '141', names: ['Geely', 'جيلي', '吉利'] },
  `
  01 emgrand | Emgrand | امجراند | 2010-2021, 2022- | 帝豪
  02 emgrand-x7 | Emgrand X7 | امجراند اكس 7 | 2013-2020
  03 coolray | Coolray | كولراي | 2020- | 缤越
  04 azkarra | Azkarra | ازكارا | 2020-2023 | 博越
  05 tugella | Tugella | توجيلا | 2021- | 星越
  06 okavango | Okavango | اوكافانجو | 2021- | 豪越
  07 monjaro | Monjaro | مونجارو | 2022- | 星越L
  08 starray | Starray | ستاراي | 2023-
  09 preface* | Preface | بريفيس | 2023- | 星瑞
  10 gc6* | GC6 | جي سي 6 | 2014-2019
  11 geometry-c | Geometry C | جيومتري سي | 2021- | 几何C
  12 ex5* | EX5 | اي اكس 5 | 2025-
  `,
)

export const chery = makeOf(
  { key: 'chery', idCarMake: '142', names: ['Chery', 'شيري', '奇瑞'] },
  `
  01 tiggo | Tiggo | تيجو | 2006-2015 | 瑞虎
  02 tiggo-2 | Tiggo 2 | تيجو 2 | 2017- | 瑞虎2
  03 tiggo-3 | Tiggo 3 | تيجو 3 | 2015-2021 | 瑞虎3
  04 tiggo-4 | Tiggo 4 | تيجو 4 | 2019- | 瑞虎4
  05 tiggo-5 | Tiggo 5 | تيجو 5 | 2014-2019 | 瑞虎5
  06 tiggo-7 | Tiggo 7 | تيجو 7 | 2017- | 瑞虎7
  07 tiggo-8 | Tiggo 8 | تيجو 8 | 2019- | 瑞虎8
  08 tiggo-9 | Tiggo 9 | تيجو 9 | 2025- | 瑞虎9
  09 arrizo-3 | Arrizo 3 | اريزو 3 | 2015-2018 | 艾瑞泽3
  10 arrizo-5 | Arrizo 5 | اريزو 5 | 2017- | 艾瑞泽5
  11 arrizo-6 | Arrizo 6 | اريزو 6 | 2019- | 艾瑞泽GX
  12 arrizo-8 | Arrizo 8 | اريزو 8 | 2023- | 艾瑞泽8
  13 qq* | QQ | كيو كيو | 2004-2013
  `,
)

export const exeed = makeOf(
  { key: 'exeed', idCarMake: '143', names: ['Exeed', 'اكسيد', '星途'] },
  `
  01 txl* | TXL | تي اكس ال | 2020-
  02 vx* | VX | في اكس | 2021- | 揽月
  03 lx* | LX | ال اكس | 2021- | 追风
  04 rx* | RX | ار اكس | 2023- | 瑶光
  `,
)

export const jetour = makeOf(
  { key: 'jetour', idCarMake: '144', names: ['Jetour', 'جيتور', '捷途'] },
  `
  01 x70* | X70 | اكس 70 | 2019-
  02 x70-plus | X70 Plus | اكس 70 بلس | 2021-
  03 x90* | X90 | اكس 90 | 2020-
  04 x90-plus | X90 Plus | اكس 90 بلس | 2022-
  05 dashing* | Dashing | داشينج | 2022- | 大圣
  06 t2* | T2 | تي 2 | 2024- | 旅行者
  07 t1* | T1 | تي 1 | 2025- | 自由者
  `,
)

export const haval = makeOf(
  { key: 'haval', idCarMake: '145', names: ['Haval', 'هافال', '哈弗'] },
  `
  01 h2* | H2 | اتش 2 | 2014-2021
  02 h5* | H5 | اتش 5 | 2011-2016
  03 h6* | H6 | اتش 6 | 2013-2020, 2021-
  04 h8* | H8 | اتش 8 | 2014-2018
  05 h9* | H9 | اتش 9 | 2015-2023, 2024-
  06 jolion | Jolion | جوليان | 2021- | 初恋
  07 dargo | Dargo | دارجو | 2022- | 大狗
  `,
)

export const greatWall = makeOf(
  { key: 'great-wall', idCarMake: '146', names: ['Great Wall', 'جريت وول', '长城'] },
  `
  01 wingle | Wingle | وينجل | 2007-2011 | 风骏
  02 wingle-5 | Wingle 5 | وينجل 5 | 2012-2021 | 风骏5
  03 wingle-7 | Wingle 7 | وينجل 7 | 2019- | 风骏7
  04 poer | Poer | باور | 2020- | 炮
  05 hover* | Hover | هوفر | 2006-2012 | 哈弗CUV
  06 tank-300* | Tank 300 | تانك 300 | 2022- | 坦克300
  07 tank-500* | Tank 500 | تانك 500 | 2023- | 坦克500
  `,
)

export const changan = makeOf(
  { key: 'changan', idCarMake: '147', names: ['Changan', 'شانجان', '长安'] },
  `
  01 eado | Eado | ايدو | 2013-2020, 2021- | 逸动
  02 alsvin | Alsvin | السفن | 2019- | 悦翔
  03 cs15 | CS15 | سي اس 15 | 2016-
  04 cs35 | CS35 | سي اس 35 | 2013-
  05 cs55 | CS55 | سي اس 55 | 2018-
  06 cs75 | CS75 | سي اس 75 | 2014-
  07 cs85 | CS85 | سي اس 85 | 2019-
  08 cs95 | CS95 | سي اس 95 | 2017-
  09 uni-t | UNI-T | يوني تي | 2021-
  10 uni-k | UNI-K | يوني كي | 2022-
  11 uni-v | UNI-V | يوني في | 2023-
  12 uni-s* | UNI-S | يوني اس | 2024-
  13 hunter* | Hunter | هنتر | 2021- | 览拓者
  14 x7* | X7 Plus | اكس 7 بلس | 2022- | 欧尚X7
  15 v7* | V7 | في 7 | 2015-2018 | 悦翔V7
  `,
)
