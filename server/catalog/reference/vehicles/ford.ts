import { makeOf } from '../make-table.ts'

export const ford = makeOf(
  { key: 'ford', idCarMake: '114', names: ['Ford', 'فورد', '福特'] },
  `
  01 mustang | Mustang | موستنج | SN95 1994-2004, S197 2005-2014, S550 2015-2023, S650 2024- | 野马
  02 f-150 | F-150 | اف 150 | 1997-2003, 2004-2008, 2009-2014, P552 2015-2020, P702 2021-
  03 explorer | Explorer | اكسبلورر | 1995-2001, U152 2002-2005, U251 2006-2010, U502 2011-2019, U625 2020- | 探险者
  04 expedition | Expedition | اكسبديشن | 1997-2002, U222 2003-2006, U324 2007-2017, U553 2018-2024, 2025-
  05 taurus | Taurus | توروس | 1996-2007, 2008-2009, 2010-2019, 2020- | 金牛座
  06 fusion | Fusion | فيوجن | CD338 2006-2012, CD391 2013-2020
  07 edge* | Edge | ايدج | U387 2007-2014, CD539 2015-2023 | 锐界
  08 escape* | Escape | اسكيب | 2001-2007, 2008-2012, C520 2013-2019, CX482 2020- | 翼虎
  09 ranger | Ranger | رينجر | 1998-2011, T6 2012-2022, 2023-
  10 everest | Everest | ايفرست | 2007-2014, U375 2015-2022, U704 2023- | 撼路者
  11 ecosport | EcoSport | ايكو سبورت | B515 2013-2022 | 翼搏
  12 focus* | Focus | فوكس | 1999-2004, C307 2005-2011, C346 2012-2018, C519 2019-2022 | 福克斯
  13 fiesta | Fiesta | فييستا | 2003-2008, B299 2009-2017 | 嘉年华
  14 figo* | Figo | فيجو | 2011-2021
  15 crown-victoria | Crown Victoria | كراون فيكتوريا | 1992-1997, 1998-2011
  16 flex* | Flex | فليكس | 2009-2019
  17 bronco | Bronco | برونكو | U725 2021-
  18 bronco-sport | Bronco Sport | برونكو سبورت | CX430 2021-
  19 territory* | Territory | تيريتوري | 2021-
  20 mondeo | Mondeo | مونديو | 2001-2007, CD345 2008-2014 | 蒙迪欧
  21 transit* | Transit | ترانزيت | V347 2007-2013, V363 2014- | 全顺
  22 f-250 | F-250 | اف 250 | 1999-2010, 2011-2016, 2017-
  23 f-350 | F-350 | اف 350 | 1999-2010, 2011-2016, 2017-
  24 excursion | Excursion | اكسكيرجن | 2000-2005
  25 maverick | Maverick | مافريك | 2022-
  26 econoline | Econoline | ايكونولاين | 1992-2014
  `,
)

export const lincoln = makeOf(
  { key: 'lincoln', idCarMake: '115', names: ['Lincoln', 'لينكولن', '林肯'] },
  `
  01 navigator | Navigator | نافيجيتور | 1998-2006, 2007-2017, U554 2018- | 领航员
  02 town-car | Town Car | تاون كار | 1990-1997, 1998-2011
  03 mkx | MKX | ام كي اكس | 2007-2015, 2016-2018
  04 mkz | MKZ | ام كي زد | 2007-2012, 2013-2020
  05 mks | MKS | ام كي اس | 2009-2016
  06 mkt | MKT | ام كي تي | 2010-2019
  07 mkc | MKC | ام كي سي | 2015-2019
  08 aviator* | Aviator | افياتور | 2003-2005, U611 2020- | 飞行家
  09 nautilus | Nautilus | نوتيلوس | 2019-2023, 2024- | 航海家
  10 corsair* | Corsair | كورسير | 2020- | 冒险家
  11 continental* | Continental | كونتيننتال | 1995-2002, 2017-2020 | 大陆
  12 ls* | LS | ال اس | 2000-2006
  `,
)
