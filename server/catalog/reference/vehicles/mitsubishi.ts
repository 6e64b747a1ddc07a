import type { Make } from '../reference.types.ts'

export const mitsubishi: Make = {
  key: 'mitsubishi',
  names: { en: 'Mitsubishi', ar: 'ميتسوبيشي', fr: 'Mitsubishi', zh: '三菱' },
  idCarMake: '110',
  models: [
    {
      key: 'pajero',
      names: { en: 'Pajero', ar: 'باجيرو', fr: 'Pajero', zh: '帕杰罗' },
      idCarModel: '11001',
      generations: [
        { code: 'V20', from: 1991, to: 1999 },
        { code: 'V60', from: 2000, to: 2006 },
        { code: 'V80', from: 2007, to: 2021 },
      ],
    },
    {
      key: 'l200',
      names: { en: 'L200', ar: 'ال 200', fr: 'L200', zh: 'L200' },
      idCarModel: '11002',
      generations: [
        { code: 'K70', from: 1997, to: 2005 },
        { code: 'KB', from: 2006, to: 2014 },
        { code: 'KL', from: 2015, to: 2023 },
        { code: 'LC', from: 2024, to: null },
      ],
    },
    {
      key: 'lancer',
      names: { en: 'Lancer', ar: 'لانسر', fr: 'Lancer', zh: '蓝瑟' },
      idCarModel: '11003',
      generations: [
        { code: 'CK', from: 1996, to: 2002 },
        { code: 'CS', from: 2003, to: 2007 },
        { code: 'CY', from: 2008, to: 2017 },
      ],
    },
    {
      key: 'outlander',
      names: { en: 'Outlander', ar: 'اوتلاندر', fr: 'Outlander', zh: '欧蓝德' },
      idCarModel: '11004',
      generations: [
        { code: 'CU', from: 2003, to: 2006 },
        { code: 'CW', from: 2007, to: 2012 },
        { code: 'GF', from: 2013, to: 2021 },
        { code: 'GN', from: 2022, to: null },
      ],
    },
    {
      key: 'montero-sport',
      names: { en: 'Montero Sport', ar: 'مونتيرو سبورت', fr: 'Montero Sport', zh: '帕杰罗·劲畅' },
      idCarModel: '11005',
      generations: [
        { code: 'KH', from: 2009, to: 2015 },
        { code: 'KS', from: 2016, to: null },
      ],
    },
    {
      key: 'asx',
      names: { en: 'ASX', ar: 'اي اس اكس', fr: 'ASX', zh: '劲炫' },
      idCarModel: '11006',
      generations: [{ code: 'GA', from: 2011, to: 2023 }],
    },
    {
      key: 'canter',
      names: { en: 'Canter', ar: 'كانتر', fr: 'Canter', zh: 'Canter' },
      idCarModel: '11007',
      generations: [
        { code: 'FE5', from: 1993, to: 2001 },
        { code: 'FE7', from: 2002, to: 2010 },
        { code: 'FE8', from: 2011, to: null },
      ],
    },
    {
      key: 'attrage',
      names: { en: 'Attrage', ar: 'اتراج', fr: 'Attrage', zh: 'Attrage' },
      idCarModel: '11008',
      generations: [{ code: 'A13', from: 2014, to: null }],
    },
    {
      key: 'mirage',
      names: { en: 'Mirage', ar: 'ميراج', fr: 'Mirage', zh: 'Mirage' },
      idCarModel: '11009',
      generations: [{ code: 'A03', from: 2013, to: 2022 }],
    },
    {
      key: 'xpander',
      names: { en: 'Xpander', ar: 'اكسباندر', fr: 'Xpander', zh: 'Xpander' },
      idCarModel: '11010',
      generations: [{ code: 'NC', from: 2019, to: null }],
    },
    {
      key: 'eclipse-cross',
      names: { en: 'Eclipse Cross', ar: 'اكليبس كروس', fr: 'Eclipse Cross', zh: '奕歌' },
      idCarModel: '11011',
      generations: [{ code: 'GK', from: 2018, to: null }],
    },
    {
      key: 'galant',
      names: { en: 'Galant', ar: 'جالانت', fr: 'Galant', zh: '戈蓝' },
      idCarModel: '11012',
      generations: [
        { code: 'EA', from: 1997, to: 2003 },
        { code: 'DJ', from: 2004, to: 2012 },
      ],
    },
    {
      key: 'nativa',
      names: { en: 'Nativa', ar: 'ناتيفا', fr: 'Nativa', zh: 'Nativa' },
      idCarModel: '11013',
      generations: [{ code: 'K90', from: 1998, to: 2008 }],
    },
    {
      key: 'grandis',
      names: { en: 'Grandis', ar: 'جرانديس', fr: 'Grandis', zh: '格蓝迪' },
      idCarModel: '11014',
      generations: [{ code: 'NA', from: 2004, to: 2011 }],
    },
    {
      key: 'l300',
      names: { en: 'L300', ar: 'ال 300', fr: 'L300', zh: 'L300' },
      idCarModel: '11015',
      generations: [{ code: 'P00', from: 1987, to: 2013 }],
    },
    {
      key: 'rosa',
      names: { en: 'Rosa', ar: 'روزا', fr: 'Rosa', zh: 'Rosa' },
      idCarModel: '11016',
      generations: [{ code: 'BE6', from: 1998, to: null }],
    },
    {
      key: 'lancer-evolution',
      names: {
        en: 'Lancer Evolution',
        ar: 'لانسر ايفولوشن',
        fr: 'Lancer Evolution',
        zh: '蓝瑟 Evolution',
      },
      idCarModel: '11017',
      generations: [
        { code: 'CT9A', from: 2001, to: 2007 },
        { code: 'CZ4A', from: 2008, to: 2016 },
      ],
    },
  ],
}
