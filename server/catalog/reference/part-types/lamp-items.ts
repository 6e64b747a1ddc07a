import type { PartType } from '../reference.types.ts'

export const lampItems: PartType[] = [
  {
    key: 'headlamp',
    category: 'lamp-items',
    subCategory: 'headlamps',
    names: { en: 'Headlamp', ar: 'ليت أمامي', fr: 'Phare', zh: '前大灯' },
  },
  {
    key: 'daytime-running-lamp',
    category: 'lamp-items',
    subCategory: 'headlamps',
    names: { en: 'Daytime running lamp', ar: 'ليت نهاري', fr: 'Feu de jour', zh: '日间行车灯' },
  },
  {
    key: 'tail-lamp',
    category: 'lamp-items',
    subCategory: 'tail-lamps',
    names: { en: 'Tail lamp', ar: 'ليت خلفي', fr: 'Feu arrière', zh: '尾灯' },
  },
  {
    key: 'tail-lamp-inner',
    category: 'lamp-items',
    subCategory: 'tail-lamps',
    names: {
      en: 'Inner tail lamp',
      ar: 'ليت خلفي داخلي على الشنطة',
      fr: 'Feu arrière intérieur sur malle',
      zh: '后备箱盖尾灯',
    },
  },
  {
    key: 'high-mount-stop-lamp',
    category: 'lamp-items',
    subCategory: 'tail-lamps',
    names: {
      en: 'High-mount stop lamp',
      ar: 'ليت بريك ثالث',
      fr: 'Troisième feu stop',
      zh: '高位刹车灯',
    },
  },
  {
    key: 'rear-reflector',
    category: 'lamp-items',
    subCategory: 'tail-lamps',
    names: {
      en: 'Rear bumper reflector',
      ar: 'عاكس صدام خلفي',
      fr: 'Catadioptre arrière',
      zh: '后保险杠反光片',
    },
  },
  {
    key: 'fog-lamp',
    category: 'lamp-items',
    subCategory: 'fog-lamps',
    names: {
      en: 'Front fog lamp',
      ar: 'كشاف ضباب أمامي',
      fr: 'Antibrouillard avant',
      zh: '前雾灯',
    },
  },
  {
    key: 'fog-lamp-cover',
    category: 'lamp-items',
    subCategory: 'fog-lamps',
    names: {
      en: 'Fog lamp cover',
      ar: 'إطار كشاف ضباب',
      fr: 'Cache d’antibrouillard',
      zh: '雾灯罩',
    },
  },
  {
    key: 'turn-signal-lamp',
    category: 'lamp-items',
    subCategory: 'signal-lamps',
    names: {
      en: 'Front turn signal lamp',
      ar: 'إشارة أمامية',
      fr: 'Clignotant avant',
      zh: '前转向灯',
    },
  },
  {
    key: 'side-marker-lamp',
    category: 'lamp-items',
    subCategory: 'signal-lamps',
    names: {
      en: 'Side turn signal lamp',
      ar: 'إشارة رفرف',
      fr: 'Répétiteur latéral',
      zh: '侧转向灯',
    },
  },
  {
    key: 'licence-plate-lamp',
    category: 'lamp-items',
    subCategory: 'signal-lamps',
    names: {
      en: 'Licence plate lamp',
      ar: 'ليت لوحة الرقم',
      fr: 'Éclairage de plaque',
      zh: '牌照灯',
    },
  },
  {
    key: 'room-lamp',
    category: 'lamp-items',
    subCategory: 'interior-lamps',
    names: { en: 'Interior room lamp', ar: 'ليت سقف داخلي', fr: 'Plafonnier', zh: '车内顶灯' },
  },
  {
    key: 'headlamp-bulb',
    category: 'lamp-items',
    subCategory: 'bulbs',
    names: { en: 'Headlamp bulb', ar: 'لمبة ليت أمامي', fr: 'Ampoule de phare', zh: '前大灯灯泡' },
  },
  {
    key: 'stop-tail-bulb',
    category: 'lamp-items',
    subCategory: 'bulbs',
    names: {
      en: 'Stop and tail bulb',
      ar: 'لمبة بريك خلفي',
      fr: 'Ampoule de feu stop',
      zh: '刹车灯泡',
    },
  },
  {
    key: 'headlamp-ballast',
    category: 'lamp-items',
    subCategory: 'lamp-electronics',
    names: {
      en: 'Xenon headlamp ballast',
      ar: 'ترانس زينون',
      fr: 'Ballast de phare xénon',
      zh: '氙气灯安定器',
    },
  },
  {
    key: 'flasher-relay',
    category: 'lamp-items',
    subCategory: 'lamp-electronics',
    names: {
      en: 'Flasher relay',
      ar: 'فلاشر إشارات',
      fr: 'Centrale clignotante',
      zh: '闪光继电器',
    },
  },
]
