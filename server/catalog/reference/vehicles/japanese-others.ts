import { makeOf } from '../make-table.ts'

export const daihatsu = makeOf(
  { key: 'daihatsu', idCarMake: '154', names: ['Daihatsu', 'دايهاتسو', '大发'] },
  `
  01 terios | Terios | تيريوس | 1998-2005, 2006-2016 | 特锐
  02 sirion | Sirion | سيريون | M100 1999-2004, M300 2005-2012 | 赛利
  03 gran-max | Gran Max | جران ماكس | 2008-
  04 charade | Charade | شاريد | 1988-1999 | 夏利
  05 materia | Materia | ماتيريا | 2007-2012
  06 feroza | Feroza | فيروزا | 1989-1998
  07 rocky | Rocky | روكي | 1985-1998
  08 hijet | Hijet | هايجت | 1994-2004
  09 delta* | Delta | دلتا | 1985-2003
  10 cuore | Cuore | كوري | 1996-2011
  `,
)

export const acura = makeOf(
  { key: 'acura', idCarMake: '166', names: ['Acura', 'اكورا', '讴歌'] },
  `
  01 mdx | MDX | ام دي اكس | YD1 2001-2006, YD2 2007-2013, YD3 2014-2020, 2022-
  02 rdx | RDX | ار دي اكس | TB1 2007-2012, TB3 2013-2018, TC1 2019-
  03 tl* | TL | تي ال | UA5 1999-2003, UA6 2004-2008, UA8 2009-2014
  04 tsx | TSX | تي اس اكس | CL9 2004-2008, 2009-2014
  05 rl* | RL | ار ال | 1996-2004, 2005-2012
  06 tlx | TLX | تي ال اكس | UB1 2015-2020, UB5 2021-2025
  07 ilx | ILX | اي ال اكس | DE1 2013-2022
  08 zdx | ZDX | زد دي اكس | YB1 2010-2013
  09 integra | Integra | انتيجرا | 1994-2001, DE4 2023-
  10 rsx | RSX | ار اس اكس | DC5 2002-2006
  `,
)
