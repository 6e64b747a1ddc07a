import { makeOf } from '../make-table.ts'

export const hino = makeOf(
  { key: 'hino', idCarMake: '155', names: ['Hino', 'هينو', '日野'] },
  `
  01 300* | 300 Series | سلسلة 300 | 2000-2010, 2011-
  02 500* | 500 Series | سلسلة 500 | 2003-2016, 2017-
  03 700* | 700 Series | سلسلة 700 | 2004-2017, 2018-
  `,
)

export const mitsubishiFuso = makeOf(
  {
    key: 'mitsubishi-fuso',
    idCarMake: '156',
    names: ['Mitsubishi Fuso', 'ميتسوبيشي فوسو', '三菱扶桑'],
  },
  `
  01 fighter* | Fighter | فايتر | 1992-
  02 super-great | Super Great | سوبر جريت | 1996-
  03 fj* | FJ | اف جي | 2014-
  04 fa* | FA | اف ايه | 2015-
  `,
)

export const udTrucks = makeOf(
  { key: 'ud-trucks', idCarMake: '157', names: ['UD Trucks', 'يو دي', '优迪卡车'] },
  `
  01 condor | Condor | كوندور | 1993-
  02 quon | Quon | كوون | 2005-
  03 quester | Quester | كويستر | 2013-
  04 croner | Croner | كرونر | 2017-
  05 kuzer | Kuzer | كوزر | 2019-
  `,
)

export const man = makeOf(
  { key: 'man', idCarMake: '158', names: ['MAN', 'مان', '曼恩'] },
  `
  01 tga | TGA | تي جي ايه | 2000-2007
  02 tgx | TGX | تي جي اكس | 2008-
  03 tgs | TGS | تي جي اس | 2008-
  04 tgm | TGM | تي جي ام | 2005-
  05 tgl | TGL | تي جي ال | 2005-
  06 f2000 | F2000 | اف 2000 | 1994-2001
  `,
)

export const scania = makeOf(
  { key: 'scania', idCarMake: '159', names: ['Scania', 'سكانيا', '斯堪尼亚'] },
  `
  01 p-series* | P-Series | بي سيريز | 2004-2016, 2017-
  02 g-series* | G-Series | جي سيريز | 2007-2016, 2017-
  03 r-series* | R-Series | ار سيريز | 2004-2016, 2017-
  04 s-series* | S-Series | اس سيريز | 2017-
  05 4-series* | 4-Series | سيريز 4 | 1995-2004
  `,
)

export const volvoTrucks = makeOf(
  { key: 'volvo-trucks', idCarMake: '160', names: ['Volvo Trucks', 'شاحنات فولفو', '沃尔沃卡车'] },
  `
  01 fh* | FH | اف اتش | 1993-2012, 2013-
  02 fm* | FM | اف ام | 1998-2012, 2013-
  03 fmx | FMX | اف ام اكس | 2010-
  04 fl* | FL | اف ال | 1985-
  05 fe* | FE | اف اي | 2006-
  `,
)

export const iveco = makeOf(
  { key: 'iveco', idCarMake: '161', names: ['Iveco', 'ايفيكو', '依维柯'] },
  `
  01 daily* | Daily | ديلي | 1990-1999, 2000-2005, 2006-2013, 2014- | 得意
  02 eurocargo | EuroCargo | يوروكارجو | 1991-
  03 stralis | Stralis | ستراليس | 2002-2019
  04 trakker | Trakker | تراكر | 2004-2020
  05 eurotrakker | EuroTrakker | يوروتراكر | 1993-2004
  06 s-way | S-Way | اس واي | 2019-
  07 t-way | T-Way | تي واي | 2021-
  `,
)
