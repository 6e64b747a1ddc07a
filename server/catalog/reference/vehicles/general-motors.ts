import { makeOf } from '../make-table.ts'

export const chevrolet = makeOf(
  { key: 'chevrolet', idCarMake: '116', names: ['Chevrolet', 'شفروليه', '雪佛兰'] },
  `
  01 tahoe | Tahoe | تاهو | GMT400 1995-1999, GMT800 2000-2006, GMT900 2007-2014, K2XX 2015-2020, T1XX 2021-
  02 suburban | Suburban | سوبربان | GMT400 1992-1999, GMT800 2000-2006, GMT900 2007-2014, K2XX 2015-2020, T1XX 2021-
  03 silverado | Silverado | سلفرادو | GMT800 1999-2006, GMT900 2007-2013, K2XX 2014-2018, T1XX 2019- | 索罗德
  04 impala | Impala | امبالا | 1994-1996, 2000-2005, 2006-2013, 2014-2020
  05 malibu | Malibu | ماليبو | 1997-2003, 2004-2007, 2008-2012, 2013-2015, 2016-2024 | 迈锐宝
  06 caprice | Caprice | كابريس | 1991-1996, 1999-2006, WM 2007-2017
  07 lumina | Lumina | لومينا | 1999-2006, VE 2007-2013
  08 camaro | Camaro | كمارو | 1993-2002, 2010-2015, 2016-2024 | 科迈罗
  09 corvette | Corvette | كورفيت | C5 1997-2004, C6 2005-2013, C7 2014-2019, C8 2020- | 科尔维特
  10 cruze* | Cruze | كروز | 2009-2016, 2017-2019 | 科鲁兹
  11 captiva | Captiva | كابتيفا | C100 2007-2010, C140 2011-2018, 2020- | 科帕奇
  12 aveo | Aveo | افيو | T200 2003-2006, T250 2007-2011, T300 2012-2018, 2024- | 爱唯欧
  13 optra | Optra | اوبترا | 2003-2013
  14 spark* | Spark | سبارك | M200 2005-2009, M300 2010-2015, M400 2016-2022
  15 sonic | Sonic | سونيك | 2012-2020
  16 trax | Trax | تراكس | 2013-2022, 2024-
  17 traverse | Traverse | ترافيرس | 2009-2017, 2018-2023, 2024-
  18 trailblazer | Trailblazer | تريل بليزر | GMT360 2002-2009, 2012-2020, 2021- | 创酷
  19 blazer | Blazer | بليزر | 1995-2005, 2019- | 开拓者
  20 groove* | Groove | جروف | 2022-
  21 equinox | Equinox | اكوينوكس | 2005-2009, 2010-2017, 2018-2024, 2025- | 探界者
  22 epica | Epica | ابيكا | V250 2006-2011 | 景程
  23 avalanche | Avalanche | افالانش | GMT800 2002-2006, GMT900 2007-2013
  24 colorado | Colorado | كولورادو | 2004-2012, 2013-2022, 2023-
  25 express* | Express | اكسبريس | 1996-
  26 uplander | Uplander | ابلاندر | 2005-2008
  27 hhr | HHR | اتش اتش ار | 2006-2011
  28 bolt* | Bolt | بولت | 2017-2023
  `,
)

export const gmc = makeOf(
  { key: 'gmc', idCarMake: '117', names: ['GMC', 'جي ام سي', 'GMC'] },
  `
  01 yukon | Yukon | يوكن | GMT400 1995-1999, GMT800 2000-2006, GMT900 2007-2014, K2XX 2015-2020, T1XX 2021-
  02 sierra | Sierra | سييرا | GMT800 1999-2006, GMT900 2007-2013, K2XX 2014-2018, T1XX 2019-
  03 acadia | Acadia | اكاديا | 2007-2016, 2017-2023, 2024-
  04 terrain* | Terrain | تيرين | 2010-2017, 2018-2024, 2025-
  05 savana | Savana | سفانا | 1996- | 萨凡纳
  06 envoy | Envoy | انفوي | GMT360 2002-2009
  07 canyon | Canyon | كانيون | 2004-2012, 2015-2022, 2023-
  08 hummer-ev | Hummer EV | همر اي في | 2022-
  `,
)

export const cadillac = makeOf(
  { key: 'cadillac', idCarMake: '118', names: ['Cadillac', 'كاديلاك', '凯迪拉克'] },
  `
  01 escalade | Escalade | اسكاليد | GMT400 1999-2000, GMT800 2002-2006, GMT900 2007-2014, K2XX 2015-2020, T1XX 2021- | 凯雷德
  02 srx | SRX | اس ار اكس | 2004-2009, 2010-2016
  03 cts* | CTS | سي تي اس | 2003-2007, 2008-2013, 2014-2019
  04 ats* | ATS | اي تي اس | 2013-2019
  05 xts | XTS | اكس تي اس | 2013-2019
  06 dts | DTS | دي تي اس | 2006-2011
  07 deville | DeVille | دي فيل | 1994-1999, 2000-2005
  08 sts | STS | اس تي اس | 2005-2011
  09 seville | Seville | سيفيل | 1998-2004
  10 fleetwood | Fleetwood | فليتوود | 1993-1996
  11 xt4 | XT4 | اكس تي 4 | 2019-
  12 xt5 | XT5 | اكس تي 5 | 2017-
  13 xt6 | XT6 | اكس تي 6 | 2020-
  14 ct4 | CT4 | سي تي 4 | 2020-
  15 ct5 | CT5 | سي تي 5 | 2020-
  16 ct6 | CT6 | سي تي 6 | 2016-2020
  17 lyriq | Lyriq | ليريك | 2024-
  `,
)
