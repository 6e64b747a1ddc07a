import type { Make } from '../reference.types.ts'

export const subaru: Make = {
  key: 'subaru',
  names: { en: 'Subaru', ar: 'سوبارو', fr: 'Subaru', zh: '斯巴鲁' },
  idCarMake: '108',
  models: [
    {
      key: 'forester',
      names: { en: 'Forester', ar: 'فورستر', fr: 'Forester', zh: '森林人' },
      idCarModel: '10801',
      generations: [
        { code: 'SF', from: 1998, to: 2002 },
        { code: 'SG', from: 2003, to: 2008 },
        { code: 'SH', from: 2009, to: 2012 },
        { code: 'SJ', from: 2013, to: 2018 },
        { code: 'SK', from: 2019, to: 2024 },
        { code: 'SL', from: 2025, to: null },
      ],
    },
    {
      key: 'outback',
      names: { en: 'Outback', ar: 'اوتباك', fr: 'Outback', zh: '傲虎' },
      idCarModel: '10802',
      generations: [
        { code: 'BH', from: 2000, to: 2003 },
        { code: 'BP', from: 2004, to: 2009 },
        { code: 'BR', from: 2010, to: 2014 },
        { code: 'BS', from: 2015, to: 2020 },
        { code: 'BT', from: 2021, to: null },
      ],
    },
    {
      key: 'impreza',
      names: { en: 'Impreza', ar: 'امبريزا', fr: 'Impreza', zh: '翼豹' },
      idCarModel: '10803',
      generations: [
        { code: 'GC', from: 1993, to: 2000 },
        { code: 'GD', from: 2001, to: 2007 },
        { code: 'GH', from: 2008, to: 2011 },
        { code: 'GJ', from: 2012, to: 2016 },
        { code: 'GK', from: 2017, to: 2023 },
      ],
    },
    {
      key: 'xv',
      names: { en: 'XV', ar: 'اكس في', fr: 'XV', zh: 'XV' },
      idCarModel: '10804',
      generations: [
        { code: 'GP', from: 2012, to: 2017 },
        { code: 'GT', from: 2018, to: 2023 },
      ],
    },
    {
      key: 'wrx',
      names: { en: 'WRX', ar: 'دبليو ار اكس', fr: 'WRX', zh: 'WRX' },
      idCarModel: '10805',
      generations: [
        { code: 'VA', from: 2015, to: 2021 },
        { code: 'VB', from: 2022, to: null },
      ],
    },
    {
      key: 'legacy',
      names: { en: 'Legacy', ar: 'ليجاسي', fr: 'Legacy', zh: '力狮' },
      idCarModel: '10806',
      generations: [
        { code: 'BE', from: 1999, to: 2003 },
        { code: 'BL', from: 2004, to: 2009 },
        { code: 'BM', from: 2010, to: 2014 },
        { code: 'BN', from: 2015, to: 2019 },
        { code: 'BW', from: 2020, to: null },
      ],
    },
    {
      key: 'crosstrek',
      names: { en: 'Crosstrek', ar: 'كروستريك', fr: 'Crosstrek', zh: '旭豹' },
      idCarModel: '10807',
      generations: [{ code: 'GU', from: 2024, to: null }],
    },
    {
      key: 'brz',
      names: { en: 'BRZ', ar: 'بي ار زد', fr: 'BRZ', zh: 'BRZ' },
      idCarModel: '10808',
      generations: [
        { code: 'ZC6', from: 2013, to: 2020 },
        { code: 'ZD8', from: 2022, to: null },
      ],
    },
    {
      key: 'tribeca',
      names: { en: 'Tribeca', ar: 'تريبيكا', fr: 'Tribeca', zh: '驰鹏' },
      idCarModel: '10809',
      generations: [{ code: 'WX', from: 2006, to: 2014 }],
    },
    {
      key: 'evoltis',
      names: { en: 'Evoltis', ar: 'ايفولتيس', fr: 'Evoltis', zh: 'Evoltis' },
      idCarModel: '10810',
      generations: [{ code: 'WM', from: 2020, to: null }],
    },
  ],
}
