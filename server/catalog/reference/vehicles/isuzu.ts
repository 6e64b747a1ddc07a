import type { Make } from '../reference.types.ts'

export const isuzu: Make = {
  key: 'isuzu',
  names: { en: 'Isuzu', ar: 'ايسوزو', fr: 'Isuzu', zh: '五十铃' },
  idCarMake: '105',
  models: [
    {
      key: 'd-max',
      names: { en: 'D-Max', ar: 'دي ماكس', fr: 'D-Max', zh: 'D-MAX' },
      idCarModel: '10501',
      generations: [
        { code: 'RA', from: 2004, to: 2012 },
        { code: 'RT', from: 2013, to: 2020 },
        { code: 'RG', from: 2021, to: null },
      ],
    },
    {
      key: 'n-series',
      names: { en: 'N-Series', ar: 'ايسوزو ان سيريز', fr: 'N-Series', zh: 'N系列' },
      idCarModel: '10502',
      generations: [
        { code: 'NKR66', from: 1994, to: 2007 },
        { code: 'NPR75', from: 2008, to: null },
      ],
    },
    {
      key: 'mu-x',
      names: { en: 'MU-X', ar: 'مو اكس', fr: 'MU-X', zh: '牧游侠' },
      idCarModel: '10503',
      generations: [
        { code: 'RF', from: 2014, to: 2020 },
        { code: 'RJ', from: 2021, to: null },
      ],
    },
    {
      key: 'f-series',
      names: { en: 'F-Series', ar: 'ايسوزو اف سيريز', fr: 'F-Series', zh: 'F系列' },
      idCarModel: '10504',
      generations: [
        { code: 'FRR33', from: 1996, to: 2007 },
        { code: 'FRR90', from: 2008, to: null },
      ],
    },
    {
      key: 'trooper',
      names: { en: 'Trooper', ar: 'تروبر', fr: 'Trooper', zh: 'Trooper' },
      idCarModel: '10505',
      generations: [{ code: 'UBS25', from: 1992, to: 2002 }],
    },
    {
      key: 'tfr-pickup',
      names: { en: 'TFR Pickup', ar: 'بيك اب تي اف ار', fr: 'TFR Pickup', zh: 'TFR皮卡' },
      idCarModel: '10506',
      generations: [{ code: 'TFR54', from: 1989, to: 2003 }],
    },
  ],
}
