import { makeOf } from '../make-table.ts'

export const dodge = makeOf(
  { key: 'dodge', idCarMake: '119', names: ['Dodge', 'دودج', '道奇'] },
  `
  01 charger* | Charger | تشارجر | LX 2006-2010, LD 2011-2023, 2024- | 战马
  02 challenger | Challenger | تشالنجر | 2008-2023 | 挑战者
  03 durango | Durango | دورانجو | DN 1998-2003, HB 2004-2009, WD 2011-
  04 journey | Journey | جورني | JC 2009-2020 | 酷威
  05 nitro | Nitro | نيترو | KA 2007-2011
  06 caliber* | Caliber | كاليبر | PM 2007-2012 | 酷博
  07 avenger | Avenger | افنجر | JS 2008-2014
  08 magnum | Magnum | ماغنوم | 2005-2008
  09 neon* | Neon | نيون | 2000-2005, 2017-2021
  10 intrepid | Intrepid | انتربد | 1998-2004
  11 grand-caravan | Grand Caravan | جراند كرفان | 1996-2000, RS 2001-2007, RT 2008-2020 | 凯领
  12 viper | Viper | فايبر | 1996-2002, 2003-2010, 2013-2017
  13 dart* | Dart | دارت | PF 2013-2016
  14 dakota | Dakota | داكوتا | 1997-2004, 2005-2011
  `,
)

export const ram = makeOf(
  { key: 'ram', idCarMake: '120', names: ['RAM', 'رام', 'RAM'] },
  `
  01 1500* | 1500 | 1500 | 1994-2001, DR 2002-2008, DS 2009-2018, DT 2019-
  02 2500* | 2500 | 2500 | 1994-2002, 2003-2009, DJ 2010-2018, 2019-
  03 3500* | 3500 | 3500 | 1994-2002, 2003-2009, 2010-2018, 2019-
  04 promaster | ProMaster | بروماستر | 2014-
  `,
)

export const jeep = makeOf(
  { key: 'jeep', idCarMake: '121', names: ['Jeep', 'جيب', '吉普'] },
  `
  01 wrangler | Wrangler | رانجلر | YJ 1987-1995, TJ 1997-2006, JK 2007-2017, JL 2018- | 牧马人
  02 grand-cherokee | Grand Cherokee | جراند شيروكي | ZJ 1993-1998, WJ 1999-2004, WK 2005-2010, WK2 2011-2021, WL 2022- | 大切诺基
  03 cherokee | Cherokee | شيروكي | XJ 1984-2001, KL 2014-2023 | 切诺基
  04 liberty | Liberty | ليبرتي | KJ 2002-2007, KK 2008-2012 | 自由人
  05 compass* | Compass | كومباس | MK49 2007-2016, MP 2017- | 指南者
  06 patriot | Patriot | باتريوت | MK74 2007-2017 | 自由客
  07 commander | Commander | كوماندر | XK 2006-2010 | 指挥官
  08 renegade | Renegade | رينيجيد | BU 2015- | 自由侠
  09 gladiator | Gladiator | جلاديتور | JT 2020- | 角斗士
  10 grand-wagoneer | Grand Wagoneer | جراند واجونير | WS 2022- | 大瓦格尼
  `,
)

export const chrysler = makeOf(
  { key: 'chrysler', idCarMake: '122', names: ['Chrysler', 'كرايسلر', '克莱斯勒'] },
  `
  01 300c | 300C | 300 سي | LX 2005-2010, LD 2011-2023
  02 300m | 300M | 300 ام | 1999-2004
  03 200* | 200 | 200 | 2011-2014, UF 2015-2017
  04 sebring | Sebring | سيبرنج | JR 2001-2006, JS 2007-2010 | 赛百灵
  05 town-and-country | Town & Country | تاون اند كانتري | 1996-2000, RS 2001-2007, RT 2008-2016
  06 voyager | Voyager | فوياجر | 1996-2000, 2001-2007, 2008-2015 | 捷龙
  07 grand-voyager | Grand Voyager | جراند فوياجر | 1996-2000, 2001-2007, 2008-2015 | 大捷龙
  08 pacifica | Pacifica | باسيفيكا | 2004-2008, RU 2017-
  09 pt-cruiser | PT Cruiser | بي تي كروزر | 2001-2010
  10 crossfire | Crossfire | كروس فاير | ZH 2004-2008 | 交叉火力
  11 concorde | Concorde | كونكورد | 1998-2004
  `,
)
