import type { PartType } from '../reference.types.ts'

export const steeringParts: PartType[] = [
  {
    key: 'steering-rack-hydraulic',
    category: 'steering-parts',
    subCategory: 'steering-racks',
    names: {
      en: 'Hydraulic steering rack',
      ar: 'دودة سكان هيدروليك',
      fr: 'Crémaillère de direction hydraulique',
      zh: '液压转向机',
    },
  },
  {
    key: 'steering-rack-electric',
    category: 'steering-parts',
    subCategory: 'steering-racks',
    names: {
      en: 'Electric steering rack',
      ar: 'دودة سكان كهربائية',
      fr: 'Crémaillère de direction électrique',
      zh: '电动转向机',
    },
  },
  {
    key: 'steering-gearbox',
    category: 'steering-parts',
    subCategory: 'steering-racks',
    names: {
      en: 'Steering gearbox',
      ar: 'علبة سكان',
      fr: 'Boîtier de direction',
      zh: '循环球式转向器',
    },
  },
  {
    key: 'steering-rack-seal-kit',
    category: 'steering-parts',
    subCategory: 'steering-racks',
    names: {
      en: 'Steering rack seal kit',
      ar: 'طقم صوف دودة السكان',
      fr: 'Pochette de joints de crémaillère',
      zh: '转向机修理包',
    },
  },
  {
    key: 'power-steering-pump',
    category: 'steering-parts',
    subCategory: 'power-steering-pumps',
    names: {
      en: 'Power steering pump',
      ar: 'طرمبة باور',
      fr: 'Pompe de direction assistée',
      zh: '转向助力泵',
    },
  },
  {
    key: 'power-steering-pump-seal-kit',
    category: 'steering-parts',
    subCategory: 'power-steering-pumps',
    names: {
      en: 'Power steering pump seal kit',
      ar: 'طقم صوف طرمبة الباور',
      fr: 'Pochette de joints de pompe de direction',
      zh: '助力泵修理包',
    },
  },
  {
    key: 'power-steering-hose-pressure',
    category: 'steering-parts',
    subCategory: 'steering-hoses',
    names: {
      en: 'Power steering pressure hose',
      ar: 'هوز باور ضغط',
      fr: 'Flexible haute pression de direction',
      zh: '转向高压油管',
    },
  },
  {
    key: 'power-steering-reservoir',
    category: 'steering-parts',
    subCategory: 'steering-hoses',
    names: {
      en: 'Power steering reservoir',
      ar: 'علبة زيت الباور',
      fr: 'Réservoir de direction assistée',
      zh: '转向助力油壶',
    },
  },
  {
    key: 'tie-rod-end',
    category: 'steering-parts',
    subCategory: 'tie-rods',
    names: {
      en: 'Tie rod end',
      ar: 'راس ذراع سكان خارجي',
      fr: 'Rotule de direction extérieure',
      zh: '横拉杆外球头',
    },
  },
  {
    key: 'rack-end',
    category: 'steering-parts',
    subCategory: 'tie-rods',
    names: {
      en: 'Rack end',
      ar: 'ذراع سكان داخلي',
      fr: 'Rotule axiale de crémaillère',
      zh: '横拉杆内球头',
    },
  },
  {
    key: 'idler-arm',
    category: 'steering-parts',
    subCategory: 'steering-linkage',
    names: { en: 'Idler arm', ar: 'ذراع سكان مساعد', fr: 'Bras de renvoi', zh: '转向惰臂' },
  },
  {
    key: 'pitman-arm',
    category: 'steering-parts',
    subCategory: 'steering-linkage',
    names: { en: 'Pitman arm', ar: 'ذراع علبة السكان', fr: 'Bielle pendante', zh: '转向摇臂' },
  },
  {
    key: 'centre-link',
    category: 'steering-parts',
    subCategory: 'steering-linkage',
    names: {
      en: 'Steering centre link',
      ar: 'ذراع سكان وسط',
      fr: 'Barre de connexion',
      zh: '转向直拉杆',
    },
  },
  {
    key: 'steering-damper',
    category: 'steering-parts',
    subCategory: 'steering-linkage',
    names: {
      en: 'Steering damper',
      ar: 'مساعد سكان',
      fr: 'Amortisseur de direction',
      zh: '转向减震器',
    },
  },
  {
    key: 'steering-wheel',
    category: 'steering-parts',
    subCategory: 'wheels-columns',
    names: { en: 'Steering wheel', ar: 'سكان', fr: 'Volant de direction', zh: '方向盘' },
  },
  {
    key: 'steering-column',
    category: 'steering-parts',
    subCategory: 'wheels-columns',
    names: {
      en: 'Steering column',
      ar: 'عمود سكان كامل',
      fr: 'Colonne de direction',
      zh: '转向柱',
    },
  },
  {
    key: 'steering-intermediate-shaft',
    category: 'steering-parts',
    subCategory: 'wheels-columns',
    names: {
      en: 'Steering intermediate shaft',
      ar: 'وصلة عمود سكان',
      fr: 'Arbre intermédiaire de direction',
      zh: '转向中间轴',
    },
  },
]
