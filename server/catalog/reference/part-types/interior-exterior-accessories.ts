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
    key: 'seat-rear',
    category: 'interior-exterior-accessories',
    names: { en: 'Rear seat', ar: 'كرسي خلفي كامل', fr: 'Banquette arrière', zh: '后排座椅' },
  },
  {
    key: 'headrest',
    category: 'interior-exterior-accessories',
    names: { en: 'Headrest', ar: 'مسند رأس', fr: 'Appuie-tête', zh: '头枕' },
  },
  {
    key: 'seat-rail',
    category: 'interior-exterior-accessories',
    names: { en: 'Seat rail', ar: 'سكة كرسي', fr: 'Glissière de siège', zh: '座椅滑轨' },
  },
  {
    key: 'seat-foam',
    category: 'interior-exterior-accessories',
    names: { en: 'Seat foam', ar: 'إسفنج كرسي', fr: 'Mousse de siège', zh: '座椅海绵' },
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
    key: 'seat-cushion',
    category: 'interior-exterior-accessories',
    names: { en: 'Seat cushion', ar: 'مخدة مقعد', fr: 'Coussin de siège', zh: '汽车坐垫' },
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
    key: 'seat-belt-rear',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Rear seat belt',
      ar: 'حزام أمان خلفي',
      fr: 'Ceinture de sécurité arrière',
      zh: '后排安全带',
    },
  },
  {
    key: 'seat-belt-buckle',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Seat belt buckle',
      ar: 'قفل حزام أمان',
      fr: 'Boucle de ceinture',
      zh: '安全带卡扣',
    },
  },
  {
    key: 'seat-belt-pretensioner',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Seat belt pretensioner',
      ar: 'شداد حزام أمان',
      fr: 'Prétensionneur de ceinture',
      zh: '安全带预紧器',
    },
  },
  {
    key: 'sun-visor',
    category: 'interior-exterior-accessories',
    names: { en: 'Sun visor', ar: 'شمسية داخلية', fr: 'Pare-soleil', zh: '遮阳板' },
  },
  {
    key: 'grab-handle',
    category: 'interior-exterior-accessories',
    names: { en: 'Grab handle', ar: 'مسكة سقف', fr: 'Poignée de maintien', zh: '车内拉手' },
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
    key: 'dashboard-panel',
    category: 'interior-exterior-accessories',
    names: { en: 'Dashboard panel', ar: 'طبلون', fr: 'Planche de bord', zh: '仪表台总成' },
  },
  {
    key: 'dash-trim',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Dashboard trim',
      ar: 'ديكور طبلون',
      fr: 'Garniture de tableau de bord',
      zh: '中控饰板',
    },
  },
  {
    key: 'centre-console-box',
    category: 'interior-exterior-accessories',
    names: { en: 'Centre console box', ar: 'درج وسط', fr: 'Console centrale', zh: '中央扶手箱' },
  },
  {
    key: 'armrest',
    category: 'interior-exterior-accessories',
    names: { en: 'Armrest', ar: 'مسند ذراع', fr: 'Accoudoir', zh: '中央扶手' },
  },
  {
    key: 'cup-holder',
    category: 'interior-exterior-accessories',
    names: { en: 'Cup holder', ar: 'حامل أكواب', fr: 'Porte-gobelet', zh: '水杯架' },
  },
  {
    key: 'ashtray',
    category: 'interior-exterior-accessories',
    names: { en: 'Ashtray', ar: 'طفاية سجاير', fr: 'Cendrier', zh: '烟灰缸' },
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
    key: 'roof-lining',
    category: 'interior-exterior-accessories',
    names: { en: 'Roof lining', ar: 'فرش سقف', fr: 'Ciel de toit', zh: '顶棚' },
  },
  {
    key: 'floor-carpet',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Fitted floor carpet',
      ar: 'موكيت أرضية ثابت',
      fr: 'Moquette de plancher',
      zh: '原车地毯',
    },
  },
  {
    key: 'cargo-cover',
    category: 'interior-exterior-accessories',
    names: { en: 'Cargo cover', ar: 'ستارة شنطة', fr: 'Cache-bagages', zh: '后备箱遮物帘' },
  },
  {
    key: 'sunroof-blind',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Sunroof blind',
      ar: 'ستارة فتحة السقف',
      fr: 'Store de toit ouvrant',
      zh: '天窗遮阳帘',
    },
  },
  {
    key: 'door-step-plate',
    category: 'interior-exterior-accessories',
    names: { en: 'Door scuff plate', ar: 'ديكور عتبة باب', fr: 'Seuil de porte', zh: '迎宾踏板' },
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
    key: 'bug-deflector',
    category: 'interior-exterior-accessories',
    names: { en: 'Bug deflector', ar: 'واقي بونيت', fr: 'Déflecteur de capot', zh: '机盖挡石板' },
  },
  {
    key: 'roof-rack',
    category: 'interior-exterior-accessories',
    names: { en: 'Roof rack', ar: 'شبك سقف', fr: 'Galerie de toit', zh: '车顶行李架' },
  },
  {
    key: 'roof-box',
    category: 'interior-exterior-accessories',
    names: { en: 'Roof box', ar: 'صندوق سقف', fr: 'Coffre de toit', zh: '车顶箱' },
  },
  {
    key: 'roof-tent',
    category: 'interior-exterior-accessories',
    names: { en: 'Roof tent', ar: 'خيمة سقف', fr: 'Tente de toit', zh: '车顶帐篷' },
  },
  {
    key: 'jerry-can-holder',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Jerry can holder',
      ar: 'حامل جالون بترول',
      fr: 'Support de jerrican',
      zh: '油桶支架',
    },
  },
  {
    key: 'jerry-can',
    category: 'interior-exterior-accessories',
    names: { en: 'Jerry can', ar: 'جالون بترول', fr: 'Jerrican', zh: '备用油桶' },
  },
  {
    key: 'awning',
    category: 'interior-exterior-accessories',
    names: { en: 'Vehicle awning', ar: 'مظلة سيارة جانبية', fr: 'Auvent de toit', zh: '车边帐' },
  },
  {
    key: 'number-plate-frame',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Number plate frame',
      ar: 'فريم لوحة أرقام',
      fr: 'Support de plaque d’immatriculation',
      zh: '牌照框',
    },
  },
  {
    key: 'running-board',
    category: 'interior-exterior-accessories',
    names: { en: 'Running board', ar: 'دعسة جانبية', fr: 'Marchepied', zh: '侧踏板' },
  },
  {
    key: 'running-board-bracket',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Running board bracket',
      ar: 'براكيت دعسة جانبية',
      fr: 'Support de marchepied',
      zh: '侧踏板支架',
    },
  },
  {
    key: 'tow-bar',
    category: 'interior-exterior-accessories',
    names: { en: 'Tow bar', ar: 'هوك تريلة', fr: 'Attelage', zh: '拖车杠' },
  },
  {
    key: 'bull-bar',
    category: 'interior-exterior-accessories',
    names: { en: 'Bull bar', ar: 'حماية صدام حديد', fr: 'Pare-buffle', zh: '前护杠' },
  },
  {
    key: 'roll-bar',
    category: 'interior-exterior-accessories',
    names: { en: 'Roll bar', ar: 'رول بار', fr: 'Arceau de benne', zh: '皮卡防滚架' },
  },
  {
    key: 'tonneau-cover',
    category: 'interior-exterior-accessories',
    names: { en: 'Tonneau cover', ar: 'غطاء حوض بيكب', fr: 'Couvre-benne', zh: '皮卡后盖' },
  },
  {
    key: 'bed-liner',
    category: 'interior-exterior-accessories',
    names: { en: 'Bed liner', ar: 'بطانة حوض بيكب', fr: 'Bac de benne', zh: '货箱宝' },
  },
  {
    key: 'snorkel',
    category: 'interior-exterior-accessories',
    names: { en: 'Snorkel', ar: 'سنوركل', fr: 'Snorkel', zh: '涉水喉' },
  },
  {
    key: 'winch',
    category: 'interior-exterior-accessories',
    names: { en: 'Winch', ar: 'ونش سحب', fr: 'Treuil', zh: '电动绞盘' },
  },
  {
    key: 'wheel-cover',
    category: 'interior-exterior-accessories',
    names: { en: 'Wheel cover', ar: 'طاسة تاير', fr: 'Enjoliveur', zh: '轮毂罩' },
  },
  {
    key: 'spare-wheel-cover',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Spare wheel cover',
      ar: 'غطاء سبير',
      fr: 'Housse de roue de secours',
      zh: '备胎罩',
    },
  },
  {
    key: 'car-cover',
    category: 'interior-exterior-accessories',
    names: { en: 'Car cover', ar: 'غطاء سيارة', fr: 'Housse de protection', zh: '车衣' },
  },
  {
    key: 'window-tint-film',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Window tint film',
      ar: 'مخفي زجاج',
      fr: 'Film teinté pour vitres',
      zh: '汽车隔热膜',
    },
  },
  {
    key: 'paint-protection-film',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Paint protection film',
      ar: 'فيلم حماية الصبغ',
      fr: 'Film de protection de peinture',
      zh: '隐形车衣',
    },
  },
  {
    key: 'car-stickers',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Car stickers',
      ar: 'ستيكرات سيارة',
      fr: 'Autocollants de carrosserie',
      zh: '车身贴纸',
    },
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
    key: 'window-curtain',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Side window curtain',
      ar: 'ستارة زجاج جانبي',
      fr: 'Rideau de vitre latérale',
      zh: '侧窗遮阳帘',
    },
  },
  {
    key: 'phone-holder',
    category: 'interior-exterior-accessories',
    names: { en: 'Phone holder', ar: 'حامل هاتف', fr: 'Support de téléphone', zh: '手机支架' },
  },
  {
    key: 'usb-charger',
    category: 'interior-exterior-accessories',
    names: {
      en: 'USB car charger',
      ar: 'شاحن ولاعة السيارة',
      fr: 'Chargeur allume-cigare USB',
      zh: '车载充电器',
    },
  },
  {
    key: 'power-inverter',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Power inverter',
      ar: 'انفرتر 12 فولت إلى 220',
      fr: 'Convertisseur 12 V / 220 V',
      zh: '车载逆变器',
    },
  },
  {
    key: 'dash-camera',
    category: 'interior-exterior-accessories',
    names: { en: 'Dash camera', ar: 'داش كام', fr: 'Caméra embarquée', zh: '行车记录仪' },
  },
  {
    key: 'air-freshener',
    category: 'interior-exterior-accessories',
    names: { en: 'Air freshener', ar: 'معطر سيارة', fr: 'Désodorisant', zh: '车载香水' },
  },
  {
    key: 'tyre-inflator',
    category: 'interior-exterior-accessories',
    names: { en: 'Tyre inflator', ar: 'منفاخ تواير', fr: 'Gonfleur de pneus', zh: '车载充气泵' },
  },
  {
    key: 'tyre-deflator',
    category: 'interior-exterior-accessories',
    names: { en: 'Tyre deflator', ar: 'منفس تواير', fr: 'Dégonfleur de pneus', zh: '轮胎放气阀' },
  },
  {
    key: 'tyre-pressure-gauge',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Tyre pressure gauge',
      ar: 'مقياس هوا تواير',
      fr: 'Manomètre de pneus',
      zh: '胎压表',
    },
  },
  {
    key: 'vacuum-cleaner',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Car vacuum cleaner',
      ar: 'مكنسة سيارة',
      fr: 'Aspirateur de voiture',
      zh: '车载吸尘器',
    },
  },
  {
    key: 'car-fridge',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Car fridge',
      ar: 'ثلاجة سيارة متنقلة',
      fr: 'Glacière électrique',
      zh: '车载冰箱',
    },
  },
  {
    key: 'fridge-slide',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Fridge slide',
      ar: 'سلايد ثلاجة',
      fr: 'Tiroir pour réfrigérateur',
      zh: '冰箱滑轨',
    },
  },
  {
    key: 'boot-organiser',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Boot organiser',
      ar: 'منظم شنطة',
      fr: 'Organiseur de coffre',
      zh: '后备箱收纳箱',
    },
  },
  {
    key: 'reverse-alarm',
    category: 'interior-exterior-accessories',
    names: { en: 'Reverse alarm', ar: 'جرس ريوس', fr: 'Avertisseur de recul', zh: '倒车蜂鸣器' },
  },
  {
    key: 'child-seat',
    category: 'interior-exterior-accessories',
    names: { en: 'Child seat', ar: 'كرسي أطفال', fr: 'Siège enfant', zh: '儿童安全座椅' },
  },
  {
    key: 'jack',
    category: 'interior-exterior-accessories',
    names: { en: 'Jack', ar: 'جك', fr: 'Cric', zh: '千斤顶' },
  },
  {
    key: 'axle-stand',
    category: 'interior-exterior-accessories',
    names: { en: 'Axle stand', ar: 'ستاند رفع', fr: 'Chandelle', zh: '支车架' },
  },
  {
    key: 'wheel-chock',
    category: 'interior-exterior-accessories',
    names: { en: 'Wheel chock', ar: 'مصد تدحرج تاير', fr: 'Cale de roue', zh: '车轮挡块' },
  },
  {
    key: 'wheel-brace',
    category: 'interior-exterior-accessories',
    names: { en: 'Wheel brace', ar: 'سبانة تواير', fr: 'Clé démonte-roue', zh: '轮胎扳手' },
  },
  {
    key: 'torque-wrench',
    category: 'interior-exterior-accessories',
    names: { en: 'Torque wrench', ar: 'مفتاح عزم', fr: 'Clé dynamométrique', zh: '扭力扳手' },
  },
  {
    key: 'oil-filter-wrench',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Oil filter wrench',
      ar: 'مفتاح فلتر زيت',
      fr: 'Clé pour filtre à huile',
      zh: '机油滤清器扳手',
    },
  },
  {
    key: 'spark-plug-socket',
    category: 'interior-exterior-accessories',
    names: { en: 'Spark plug socket', ar: 'مفتاح بلكات', fr: 'Douille à bougie', zh: '火花塞套筒' },
  },
  {
    key: 'feeler-gauge',
    category: 'interior-exterior-accessories',
    names: { en: 'Feeler gauge', ar: 'مقياس خلوص', fr: 'Jauge d’épaisseur', zh: '塞尺' },
  },
  {
    key: 'brake-bleeder-kit',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Brake bleeder kit',
      ar: 'عدة تنسيم بريك',
      fr: 'Kit de purge de freins',
      zh: '刹车排气工具',
    },
  },
  {
    key: 'ac-manifold-gauge',
    category: 'interior-exterior-accessories',
    names: {
      en: 'A/C manifold gauge set',
      ar: 'ساعات شحن مكيف',
      fr: 'Manomètres de climatisation',
      zh: '空调压力表',
    },
  },
  {
    key: 'obd-scanner',
    category: 'interior-exterior-accessories',
    names: {
      en: 'OBD diagnostic scanner',
      ar: 'جهاز كشف أعطال',
      fr: 'Valise de diagnostic OBD',
      zh: '汽车故障诊断仪',
    },
  },
  {
    key: 'spot-weld-drill-bit',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Spot weld drill bit',
      ar: 'بنطة فك لحام نقطي',
      fr: 'Foret à point de soudure',
      zh: '焊点钻头',
    },
  },
  {
    key: 'creeper',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Workshop creeper',
      ar: 'زحافة ميكانيكي',
      fr: 'Chariot de visite',
      zh: '修车躺板',
    },
  },
  {
    key: 'engine-crane',
    category: 'interior-exterior-accessories',
    names: { en: 'Engine crane', ar: 'رافعة مكينة', fr: 'Grue d’atelier', zh: '发动机吊机' },
  },
  {
    key: 'tow-rope',
    category: 'interior-exterior-accessories',
    names: { en: 'Tow rope', ar: 'حبل تسحيب', fr: 'Sangle de remorquage', zh: '拖车绳' },
  },
  {
    key: 'recovery-board',
    category: 'interior-exterior-accessories',
    names: { en: 'Recovery board', ar: 'صاج رمل', fr: 'Plaque de désensablage', zh: '脱困板' },
  },
  {
    key: 'recovery-shackle',
    category: 'interior-exterior-accessories',
    names: { en: 'Recovery shackle', ar: 'شيكل سحب', fr: 'Manille de remorquage', zh: '拖车卸扣' },
  },
  {
    key: 'cargo-strap',
    category: 'interior-exterior-accessories',
    names: { en: 'Cargo strap', ar: 'حزام تربيط', fr: 'Sangle d’arrimage', zh: '棘轮捆绑带' },
  },
  {
    key: 'snatch-block',
    category: 'interior-exterior-accessories',
    names: { en: 'Snatch block', ar: 'بكرة سحب', fr: 'Poulie de treuil', zh: '绞盘滑轮' },
  },
  {
    key: 'safety-flag',
    category: 'interior-exterior-accessories',
    names: { en: 'Safety flag', ar: 'علم بر مع سارية', fr: 'Fanion de sécurité', zh: '沙漠安全旗' },
  },
  {
    key: 'fire-extinguisher',
    category: 'interior-exterior-accessories',
    names: { en: 'Fire extinguisher', ar: 'طفاية حريق', fr: 'Extincteur', zh: '灭火器' },
  },
  {
    key: 'first-aid-kit',
    category: 'interior-exterior-accessories',
    names: {
      en: 'First aid kit',
      ar: 'شنطة إسعافات أولية',
      fr: 'Trousse de secours',
      zh: '急救包',
    },
  },
  {
    key: 'warning-triangle',
    category: 'interior-exterior-accessories',
    names: {
      en: 'Warning triangle',
      ar: 'مثلث تحذير',
      fr: 'Triangle de signalisation',
      zh: '三角警示牌',
    },
  },
  {
    key: 'reflective-vest',
    category: 'interior-exterior-accessories',
    names: { en: 'Reflective vest', ar: 'سترة عاكسة', fr: 'Gilet réfléchissant', zh: '反光背心' },
  },
  {
    key: 'steering-wheel-cover',
    category: 'interior-exterior-accessories',
    names: { en: 'Steering wheel cover', ar: 'تلبيسة سكان', fr: 'Couvre-volant', zh: '方向盘套' },
  },
]
