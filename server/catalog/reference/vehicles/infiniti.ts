import type { Make } from '../reference.types.ts'

export const infiniti: Make = {
  key: 'infiniti',
  names: { en: 'Infiniti', ar: 'انفينيتي', fr: 'Infiniti', zh: '英菲尼迪' },
  idCarMake: '102',
  models: [
    {
      key: 'qx80',
      names: { en: 'QX80', ar: 'كيو اكس 80', fr: 'QX80', zh: 'QX80' },
      idCarModel: '10201',
      generations: [
        { code: 'Z62', from: 2014, to: 2024 },
        { code: 'Z63', from: 2025, to: null },
      ],
    },
    {
      key: 'qx56',
      names: { en: 'QX56', ar: 'كيو اكس 56', fr: 'QX56', zh: 'QX56' },
      idCarModel: '10202',
      generations: [
        { code: 'JA60', from: 2004, to: 2010 },
        { code: 'Z62', from: 2011, to: 2013 },
      ],
    },
    {
      key: 'fx',
      names: { en: 'FX', ar: 'اف اكس', fr: 'FX', zh: 'FX' },
      idCarModel: '10203',
      generations: [
        { code: 'S50', from: 2003, to: 2008 },
        { code: 'S51', from: 2009, to: 2013 },
      ],
    },
    {
      key: 'qx70',
      names: { en: 'QX70', ar: 'كيو اكس 70', fr: 'QX70', zh: 'QX70' },
      idCarModel: '10204',
      generations: [{ code: 'S51', from: 2014, to: 2017 }],
    },
    {
      key: 'q50',
      names: { en: 'Q50', ar: 'كيو 50', fr: 'Q50', zh: 'Q50' },
      idCarModel: '10205',
      generations: [{ code: 'V37', from: 2014, to: 2024 }],
    },
    {
      key: 'g',
      names: { en: 'G', ar: 'جي', fr: 'G', zh: 'G' },
      idCarModel: '10206',
      generations: [
        { code: 'V35', from: 2003, to: 2006 },
        { code: 'V36', from: 2007, to: 2013 },
      ],
    },
    {
      key: 'qx60',
      names: { en: 'QX60', ar: 'كيو اكس 60', fr: 'QX60', zh: 'QX60' },
      idCarModel: '10207',
      generations: [
        { code: 'L50', from: 2014, to: 2020 },
        { code: 'L51', from: 2022, to: null },
      ],
    },
    {
      key: 'qx50',
      names: { en: 'QX50', ar: 'كيو اكس 50', fr: 'QX50', zh: 'QX50' },
      idCarModel: '10208',
      generations: [
        { code: 'J50', from: 2014, to: 2017 },
        { code: 'J55', from: 2019, to: null },
      ],
    },
    {
      key: 'm',
      names: { en: 'M', ar: 'ام', fr: 'M', zh: 'M' },
      idCarModel: '10209',
      generations: [
        { code: 'Y50', from: 2006, to: 2010 },
        { code: 'Y51', from: 2011, to: 2013 },
      ],
    },
    {
      key: 'q70',
      names: { en: 'Q70', ar: 'كيو 70', fr: 'Q70', zh: 'Q70' },
      idCarModel: '10210',
      generations: [{ code: 'Y51', from: 2014, to: 2019 }],
    },
    {
      key: 'ex',
      names: { en: 'EX', ar: 'اي اكس', fr: 'EX', zh: 'EX' },
      idCarModel: '10211',
      generations: [{ code: 'J50', from: 2008, to: 2013 }],
    },
    {
      key: 'q60',
      names: { en: 'Q60', ar: 'كيو 60', fr: 'Q60', zh: 'Q60' },
      idCarModel: '10212',
      generations: [
        { code: 'V36', from: 2014, to: 2015 },
        { code: 'V37', from: 2017, to: 2022 },
      ],
    },
    {
      key: 'jx',
      names: { en: 'JX', ar: 'جي اكس', fr: 'JX', zh: 'JX' },
      idCarModel: '10213',
      generations: [{ code: 'L50', from: 2013, to: 2013 }],
    },
    {
      key: 'q30',
      names: { en: 'Q30', ar: 'كيو 30', fr: 'Q30', zh: 'Q30' },
      idCarModel: '10214',
      generations: [{ code: 'H15', from: 2016, to: 2019 }],
    },
    {
      key: 'qx55',
      names: { en: 'QX55', ar: 'كيو اكس 55', fr: 'QX55', zh: 'QX55' },
      idCarModel: '10215',
      generations: [{ code: 'J55', from: 2022, to: null }],
    },
  ],
}
