import type { PartType } from '../reference.types.ts'

export const interiorExteriorAccessories: PartType[] = [
  {
    key: 'floor-mat-set',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Floor mat set',
      ar: 'طقم دعاسات أرضية',
      fr: 'Jeu de tapis de sol',
      zh: '脚垫套装',
    },
  },
  {
    key: 'universal-floor-mat-set',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Universal floor mat set',
      ar: 'طقم دعاسات عام لجميع السيارات',
      fr: 'Jeu de tapis universels',
      zh: '通用脚垫',
    },
  },
  {
    key: 'boot-tray',
    category: 'interior-exterior-accessories',
    names: { en: 'Boot tray', ar: 'دعاسة شنطة', fr: 'Bac de coffre', zh: '后备箱垫' },
  },
  {
    key: 'seat-front',
    category: 'interior-exterior-accessories',
    names: { en: 'Front seat', ar: 'كرسي أمامي', fr: 'Siège avant', zh: '前座椅' },
  },
  {
    key: 'seat-cover-set',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Seat cover set',
      ar: 'طقم تلبيسات كراسي',
      fr: 'Jeu de housses de siège',
      zh: '座套',
    },
  },
  {
    key: 'seat-belt-front',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Front seat belt',
      ar: 'حزام أمان أمامي',
      fr: 'Ceinture de sécurité avant',
      zh: '前排安全带',
    },
  },
  {
    key: 'sun-visor',
    category: 'interior-exterior-accessories',
    names: { en: 'Sun visor', ar: 'شمسية داخلية', fr: 'Pare-soleil', zh: '遮阳板' },
  },
  {
    key: 'interior-mirror',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Interior rear-view mirror',
      ar: 'مراية داخلية',
      fr: 'Rétroviseur intérieur',
      zh: '车内后视镜',
    },
  },
  {
    key: 'door-trim-panel',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Door trim panel',
      ar: 'ديكور باب داخلي',
      fr: 'Garniture de porte',
      zh: '车门内饰板',
    },
  },
  {
    key: 'glove-box',
    category: 'interior-exterior-accessories',
    names: { en: 'Glove box', ar: 'درج الطبلون', fr: 'Boîte à gants', zh: '手套箱' },
  },
  {
    key: 'centre-console-box',
    category: 'interior-exterior-accessories',
    names: { en: 'Centre console box', ar: 'درج وسط', fr: 'Console centrale', zh: '中央扶手箱' },
  },
  {
    key: 'air-vent-grille',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Dashboard air vent',
      ar: 'فتحة مكيف الطبلون',
      fr: 'Aérateur de planche de bord',
      zh: '仪表台出风口',
    },
  },
  {
    key: 'window-visor-set',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Window visor set',
      ar: 'طقم مظلات زجاج',
      fr: 'Jeu de déflecteurs de vitres',
      zh: '晴雨挡',
    },
  },
  {
    key: 'roof-rack',
    category: 'interior-exterior-accessories',
    names: { en: 'Roof rack', ar: 'شبك سقف', fr: 'Galerie de toit', zh: '车顶行李架' },
  },
  {
    key: 'running-board',
    category: 'interior-exterior-accessories',
    names: { en: 'Running board', ar: 'دعسة جانبية', fr: 'Marchepied', zh: '侧踏板' },
  },
  {
    key: 'wheel-cover',
    category: 'interior-exterior-accessories',
    names: { en: 'Wheel cover', ar: 'طاسة تاير', fr: 'Enjoliveur', zh: '轮毂罩' },
  },
  {
    key: 'car-cover',
    category: 'interior-exterior-accessories',
    names: { en: 'Car cover', ar: 'غطاء سيارة', fr: 'Housse de protection', zh: '车衣' },
  },
  {
    key: 'sunshade',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Windscreen sunshade',
      ar: 'شمسية زجاج أمامي',
      fr: 'Pare-soleil de pare-brise',
      zh: '前挡遮阳挡',
    },
  },
  {
    key: 'phone-holder',
    category: 'interior-exterior-accessories',
    names: { en: 'Phone holder', ar: 'حامل هاتف', fr: 'Support de téléphone', zh: '手机支架' },
  },
  {
    key: 'steering-wheel-cover',
    category: 'interior-exterior-accessories',
    names: { en: 'Steering wheel cover', ar: 'تلبيسة سكان', fr: 'Couvre-volant', zh: '方向盘套' },
  },
]
