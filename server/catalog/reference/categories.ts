import type { Category } from './reference.types.ts'

/** The fixed categories in the order in which menus show them; four have no subcategories. */
export const categories: Category[] = [
  {
    key: 'service-parts',
    name: 'Service Parts',
    names: {
      en: 'Service Parts',
      ar: 'قطع الصيانة الدورية',
      fr: 'Pièces d’entretien',
      zh: '保养件',
    },
    subCategories: [
      { key: 'filters', names: { en: 'Filters', ar: 'فلاتر', fr: 'Filtres', zh: '滤清器' } },
      {
        key: 'spark-plugs',
        names: { en: 'Spark plugs', ar: 'بلكات', fr: 'Bougies d’allumage', zh: '火花塞' },
      },
      {
        key: 'drive-belts',
        names: {
          en: 'Drive belts and tensioners',
          ar: 'سيور وشدادات',
          fr: 'Courroies et tendeurs',
          zh: '传动皮带与张紧轮',
        },
      },
      {
        key: 'timing-kits',
        names: {
          en: 'Timing belts and kits',
          ar: 'سيور وأطقم التوقيت',
          fr: 'Courroies et kits de distribution',
          zh: '正时皮带及套件',
        },
      },
      {
        key: 'wiper-blades',
        names: { en: 'Wiper blades', ar: 'ريش مساحات', fr: 'Balais d’essuie-glace', zh: '雨刮片' },
      },
      {
        key: 'drain-plugs-caps',
        names: {
          en: 'Drain plugs, washers and caps',
          ar: 'براغي تفريغ وورد وأغطية',
          fr: 'Bouchons de vidange, joints et bouchons',
          zh: '放油螺栓、垫片与盖',
        },
      },
      {
        key: 'service-kits',
        names: { en: 'Service kits', ar: 'أطقم صيانة', fr: 'Kits d’entretien', zh: '保养套件' },
      },
    ],
  },
  {
    key: 'engine-parts',
    name: 'Engine Parts',
    names: { en: 'Engine Parts', ar: 'قطع المكينة', fr: 'Pièces moteur', zh: '发动机件' },
    subCategories: [
      {
        key: 'engines-blocks',
        names: {
          en: 'Engines and blocks',
          ar: 'مكائن وبلوكات',
          fr: 'Moteurs et blocs',
          zh: '发动机总成与缸体',
        },
      },
      {
        key: 'cylinder-heads-valves',
        names: {
          en: 'Cylinder heads and valves',
          ar: 'رؤوس وبلوف',
          fr: 'Culasses et soupapes',
          zh: '气缸盖与气门',
        },
      },
      {
        key: 'pistons-rings',
        names: {
          en: 'Pistons and rings',
          ar: 'بساتم ورنجات',
          fr: 'Pistons et segments',
          zh: '活塞与活塞环',
        },
      },
      {
        key: 'crankshafts-bearings',
        names: {
          en: 'Crankshafts and bearings',
          ar: 'كرنكات وسبايك',
          fr: 'Vilebrequins et coussinets',
          zh: '曲轴与轴瓦',
        },
      },
      {
        key: 'camshafts-vvt',
        names: {
          en: 'Camshafts and valve timing',
          ar: 'كامات وتوقيت البلوف',
          fr: 'Arbres à cames et calage variable',
          zh: '凸轮轴与可变正时',
        },
      },
      {
        key: 'timing-chains',
        names: {
          en: 'Timing chains',
          ar: 'جنازير التوقيت',
          fr: 'Chaînes de distribution',
          zh: '正时链条',
        },
      },
      {
        key: 'gaskets-seals',
        names: {
          en: 'Gaskets and oil seals',
          ar: 'كسكيتات وصوف',
          fr: 'Joints et bagues d’étanchéité',
          zh: '密封垫与油封',
        },
      },
      {
        key: 'engine-mounts',
        names: { en: 'Engine mounts', ar: 'كراسي مكينة', fr: 'Supports moteur', zh: '发动机支架' },
      },
      {
        key: 'lubrication',
        names: { en: 'Lubrication', ar: 'دورة الزيت', fr: 'Lubrification', zh: '润滑系统' },
      },
      {
        key: 'intake-turbo',
        names: {
          en: 'Intake and turbo',
          ar: 'السحب والتيربو',
          fr: 'Admission et turbo',
          zh: '进气与涡轮增压',
        },
      },
      {
        key: 'exhaust',
        names: { en: 'Exhaust', ar: 'الاكزوز', fr: 'Échappement', zh: '排气系统' },
      },
      {
        key: 'emission-control',
        names: { en: 'Emission control', ar: 'التحكم بالعادم', fr: 'Dépollution', zh: '排放控制' },
      },
    ],
  },
  {
    key: 'engine-cooling',
    name: 'Engine Cooling',
    names: {
      en: 'Engine Cooling',
      ar: 'تبريد المكينة والمكيف',
      fr: 'Refroidissement moteur',
      zh: '发动机冷却',
    },
    subCategories: [
      {
        key: 'radiators',
        names: { en: 'Radiators', ar: 'رديترات', fr: 'Radiateurs', zh: '散热器' },
      },
      {
        key: 'cooling-fans',
        names: { en: 'Cooling fans', ar: 'مراوح تبريد', fr: 'Ventilateurs', zh: '冷却风扇' },
      },
      {
        key: 'water-pumps',
        names: { en: 'Water pumps', ar: 'طرمبات ماء', fr: 'Pompes à eau', zh: '水泵' },
      },
      {
        key: 'thermostats',
        names: {
          en: 'Thermostats and housings',
          ar: 'بلوف حرارة وقواعدها',
          fr: 'Thermostats et boîtiers',
          zh: '节温器及座',
        },
      },
      {
        key: 'coolant-hoses',
        names: {
          en: 'Coolant hoses and pipes',
          ar: 'هوزات ومواسير ماء',
          fr: 'Durites et tuyaux d’eau',
          zh: '冷却水管',
        },
      },
      {
        key: 'expansion-tanks',
        names: {
          en: 'Expansion tanks and caps',
          ar: 'قربة الرديتر والأغطية',
          fr: 'Vases d’expansion et bouchons',
          zh: '膨胀水壶与水箱盖',
        },
      },
      {
        key: 'oil-coolers',
        names: {
          en: 'Oil coolers',
          ar: 'مبردات زيت',
          fr: 'Refroidisseurs d’huile',
          zh: '机油冷却器',
        },
      },
      {
        key: 'ac-compressors',
        names: {
          en: 'A/C compressors',
          ar: 'كمبروسرات مكيف',
          fr: 'Compresseurs de climatisation',
          zh: '空调压缩机',
        },
      },
      {
        key: 'condensers-evaporators',
        names: {
          en: 'Condensers and evaporators',
          ar: 'كوندنسرات وثلاجات مكيف',
          fr: 'Condenseurs et évaporateurs',
          zh: '冷凝器与蒸发器',
        },
      },
      {
        key: 'blowers-heaters',
        names: {
          en: 'Blowers and heaters',
          ar: 'مراوح ودفايات',
          fr: 'Pulseurs et chauffage',
          zh: '鼓风机与暖风',
        },
      },
    ],
  },
  {
    key: 'fuel-parts',
    name: 'Fuel Parts',
    names: { en: 'Fuel Parts', ar: 'قطع الوقود', fr: 'Alimentation en carburant', zh: '燃油系统' },
    subCategories: [
      {
        key: 'fuel-pumps',
        names: { en: 'Fuel pumps', ar: 'طرمبات بترول', fr: 'Pompes à carburant', zh: '燃油泵' },
      },
      {
        key: 'injectors-rails',
        names: {
          en: 'Injectors and rails',
          ar: 'بخاخات ومساطر',
          fr: 'Injecteurs et rampes',
          zh: '喷油嘴与油轨',
        },
      },
      {
        key: 'diesel-injection',
        names: { en: 'Diesel injection', ar: 'بخ الديزل', fr: 'Injection diesel', zh: '柴油喷射' },
      },
      {
        key: 'fuel-tanks',
        names: {
          en: 'Fuel tanks and caps',
          ar: 'خزانات وأغطية البترول',
          fr: 'Réservoirs et bouchons',
          zh: '油箱与油箱盖',
        },
      },
      {
        key: 'fuel-lines',
        names: {
          en: 'Fuel lines and regulators',
          ar: 'مواسير ومنظمات البترول',
          fr: 'Conduites et régulateurs',
          zh: '油管与调压器',
        },
      },
      {
        key: 'throttle-idle',
        names: {
          en: 'Throttle and pedal',
          ar: 'الثروتل والدواسة',
          fr: 'Papillon et pédale',
          zh: '节气门与踏板',
        },
      },
      {
        key: 'evap-canisters',
        names: {
          en: 'Vapour recovery',
          ar: 'استرجاع أبخرة البترول',
          fr: 'Récupération des vapeurs',
          zh: '燃油蒸汽回收',
        },
      },
    ],
  },
  {
    key: 'transmission-parts',
    name: 'Transmission Parts',
    names: { en: 'Transmission Parts', ar: 'قطع الجير', fr: 'Transmission', zh: '变速传动件' },
    subCategories: [
      {
        key: 'automatic-gearboxes',
        names: {
          en: 'Automatic gearboxes',
          ar: 'جيرات أوتوماتيك',
          fr: 'Boîtes automatiques',
          zh: '自动变速箱',
        },
      },
      {
        key: 'manual-gearboxes',
        names: {
          en: 'Manual gearboxes',
          ar: 'جيرات عادية',
          fr: 'Boîtes manuelles',
          zh: '手动变速箱',
        },
      },
      {
        key: 'gearbox-filters-seals',
        names: {
          en: 'Gearbox filters and seals',
          ar: 'فلاتر وصوف الجير',
          fr: 'Filtres et joints de boîte',
          zh: '变速箱滤芯与油封',
        },
      },
      {
        key: 'gearbox-electronics',
        names: {
          en: 'Gearbox electronics',
          ar: 'كهرباء الجير',
          fr: 'Électronique de boîte',
          zh: '变速箱电控',
        },
      },
      {
        key: 'gear-selectors',
        names: {
          en: 'Gear selectors',
          ar: 'عصا ووايرات الجير',
          fr: 'Commandes de vitesses',
          zh: '换挡机构',
        },
      },
      {
        key: 'driveshafts',
        names: {
          en: 'Driveshafts and CV joints',
          ar: 'عكوس',
          fr: 'Cardans et joints homocinétiques',
          zh: '半轴与球笼',
        },
      },
      {
        key: 'propeller-shafts',
        names: {
          en: 'Propeller shafts',
          ar: 'أعمدة دوران',
          fr: 'Arbres de transmission',
          zh: '传动轴',
        },
      },
      {
        key: 'differentials',
        names: {
          en: 'Differentials and axles',
          ar: 'دفرنسات وأكسلات',
          fr: 'Différentiels et ponts',
          zh: '差速器与车桥',
        },
      },
      {
        key: 'transfer-cases',
        names: {
          en: 'Transfer cases and 4x4',
          ar: 'دبل',
          fr: 'Boîtes de transfert et 4x4',
          zh: '分动箱与四驱',
        },
      },
    ],
  },
  {
    key: 'clutch-parts',
    name: 'Clutch Parts',
    names: { en: 'Clutch Parts', ar: 'قطع الكلتش', fr: 'Embrayage', zh: '离合器件' },
    subCategories: [
      {
        key: 'clutch-kits-discs',
        names: {
          en: 'Clutch kits and discs',
          ar: 'أطقم وصحون كلتش',
          fr: 'Kits et disques d’embrayage',
          zh: '离合器套件与片',
        },
      },
      {
        key: 'release-bearings',
        names: {
          en: 'Release bearings and forks',
          ar: 'فحمات وشوك كلتش',
          fr: 'Butées et fourchettes',
          zh: '分离轴承与拨叉',
        },
      },
      {
        key: 'clutch-hydraulics',
        names: {
          en: 'Clutch hydraulics',
          ar: 'طرمبات كلتش',
          fr: 'Commande hydraulique',
          zh: '离合器液压件',
        },
      },
      {
        key: 'flywheels',
        names: { en: 'Flywheels', ar: 'حذافات', fr: 'Volants moteur', zh: '飞轮' },
      },
      {
        key: 'clutch-pedals-cables',
        names: {
          en: 'Clutch pedals and cables',
          ar: 'دواسات ووايرات كلتش',
          fr: 'Pédales et câbles d’embrayage',
          zh: '离合器踏板与拉线',
        },
      },
    ],
  },
  {
    key: 'lamp-items',
    name: 'Lamp Items',
    names: { en: 'Lamp Items', ar: 'الليتات والأنوار', fr: 'Éclairage', zh: '灯具' },
    subCategories: [
      {
        key: 'headlamps',
        names: { en: 'Headlamps', ar: 'ليتات أمامية', fr: 'Phares', zh: '前大灯' },
      },
      {
        key: 'tail-lamps',
        names: { en: 'Tail lamps', ar: 'ليتات خلفية', fr: 'Feux arrière', zh: '尾灯' },
      },
      {
        key: 'fog-lamps',
        names: { en: 'Fog lamps', ar: 'كشافات ضباب', fr: 'Antibrouillards', zh: '雾灯' },
      },
      {
        key: 'signal-lamps',
        names: {
          en: 'Signal and marker lamps',
          ar: 'إشارات',
          fr: 'Clignotants et feux de position',
          zh: '转向灯与示廓灯',
        },
      },
      {
        key: 'interior-lamps',
        names: {
          en: 'Interior lamps',
          ar: 'أنوار داخلية',
          fr: 'Éclairage intérieur',
          zh: '车内灯',
        },
      },
      { key: 'bulbs', names: { en: 'Bulbs', ar: 'لمبات', fr: 'Ampoules', zh: '灯泡' } },
      {
        key: 'lamp-electronics',
        names: {
          en: 'Lamp electronics',
          ar: 'كهرباء الليتات',
          fr: 'Électronique d’éclairage',
          zh: '灯光电控件',
        },
      },
    ],
  },
  {
    key: 'electricals',
    name: 'Electricals',
    names: { en: 'Electricals', ar: 'القطع الكهربائية', fr: 'Électricité', zh: '电器件' },
    subCategories: [
      {
        key: 'alternators-starters',
        names: {
          en: 'Alternators and starters',
          ar: 'دينموات وسلوف',
          fr: 'Alternateurs et démarreurs',
          zh: '发电机与起动机',
        },
      },
      { key: 'ignition', names: { en: 'Ignition', ar: 'الإشعال', fr: 'Allumage', zh: '点火系统' } },
      {
        key: 'engine-sensors',
        names: {
          en: 'Engine sensors',
          ar: 'حساسات المكينة',
          fr: 'Capteurs moteur',
          zh: '发动机传感器',
        },
      },
      {
        key: 'chassis-sensors',
        names: {
          en: 'Chassis sensors',
          ar: 'حساسات الشاصي',
          fr: 'Capteurs châssis',
          zh: '底盘传感器',
        },
      },
      {
        key: 'control-units',
        names: { en: 'Control units', ar: 'كمبيوترات', fr: 'Calculateurs', zh: '控制单元' },
      },
      { key: 'switches', names: { en: 'Switches', ar: 'مفاتيح', fr: 'Commutateurs', zh: '开关' } },
      {
        key: 'relays-fuses-wiring',
        names: {
          en: 'Relays, fuses and wiring',
          ar: 'ريليهات وفيوزات وضفائر',
          fr: 'Relais, fusibles et câblage',
          zh: '继电器、保险丝与线束',
        },
      },
      {
        key: 'wiper-washer',
        names: {
          en: 'Wiper and washer system',
          ar: 'نظام المساحات والرشاش',
          fr: 'Essuie-glace et lave-glace',
          zh: '雨刮与洗涤系统',
        },
      },
      {
        key: 'windows-locks',
        names: {
          en: 'Power windows and locks',
          ar: 'كهرباء الزجاج والأقفال',
          fr: 'Lève-vitres et serrures électriques',
          zh: '电动车窗与门锁',
        },
      },
      {
        key: 'keys-horns',
        names: {
          en: 'Keys and horns',
          ar: 'مفاتيح تشغيل وهرنات',
          fr: 'Clés et avertisseurs',
          zh: '钥匙与喇叭',
        },
      },
      {
        key: 'airbags',
        names: { en: 'Airbags', ar: 'وسائد هوائية', fr: 'Airbags', zh: '安全气囊' },
      },
      {
        key: 'audio-cameras',
        names: {
          en: 'Audio and cameras',
          ar: 'صوتيات وكاميرات',
          fr: 'Audio et caméras',
          zh: '音响与摄像头',
        },
      },
    ],
  },
  {
    key: 'suspension-parts',
    name: 'Suspension Parts',
    names: { en: 'Suspension Parts', ar: 'قطع التعليق', fr: 'Suspension', zh: '悬架件' },
    subCategories: [
      {
        key: 'shock-absorbers',
        names: {
          en: 'Shock absorbers and struts',
          ar: 'مساعدات',
          fr: 'Amortisseurs',
          zh: '减震器',
        },
      },
      { key: 'springs', names: { en: 'Springs', ar: 'سوست', fr: 'Ressorts', zh: '弹簧' } },
      {
        key: 'strut-mounts',
        names: {
          en: 'Strut mounts and bearings',
          ar: 'كراسي مساعدات',
          fr: 'Coupelles et butées d’amortisseur',
          zh: '减震器顶胶与轴承',
        },
      },
      {
        key: 'control-arms',
        names: { en: 'Control arms', ar: 'مقصات', fr: 'Bras de suspension', zh: '控制臂' },
      },
      {
        key: 'ball-joints',
        names: { en: 'Ball joints', ar: 'ركب مقصات', fr: 'Rotules de suspension', zh: '球头' },
      },
      {
        key: 'stabilisers',
        names: { en: 'Stabilisers', ar: 'أعمدة توازن', fr: 'Barres stabilisatrices', zh: '稳定杆' },
      },
      {
        key: 'hubs-bearings',
        names: {
          en: 'Wheel hubs and bearings',
          ar: 'فلنجات وبيرنجات',
          fr: 'Moyeux et roulements',
          zh: '轮毂与轴承',
        },
      },
      {
        key: 'rear-axle-links',
        names: {
          en: 'Rear axle links',
          ar: 'أذرع خلفية',
          fr: 'Bras d’essieu arrière',
          zh: '后桥连杆',
        },
      },
      {
        key: 'knuckles-subframes',
        names: {
          en: 'Knuckles and subframes',
          ar: 'سبندلات وجسور',
          fr: 'Pivots et berceaux',
          zh: '转向节与副车架',
        },
      },
    ],
  },
  {
    key: 'steering-parts',
    name: 'Steering Parts',
    names: { en: 'Steering Parts', ar: 'قطع السكان', fr: 'Direction', zh: '转向件' },
    subCategories: [
      {
        key: 'steering-racks',
        names: {
          en: 'Steering racks and boxes',
          ar: 'دودات وعلب سكان',
          fr: 'Crémaillères et boîtiers',
          zh: '转向机',
        },
      },
      {
        key: 'power-steering-pumps',
        names: {
          en: 'Power steering pumps',
          ar: 'طرمبات باور',
          fr: 'Pompes de direction assistée',
          zh: '转向助力泵',
        },
      },
      {
        key: 'steering-hoses',
        names: {
          en: 'Steering hoses and reservoirs',
          ar: 'هوزات وعلب زيت الباور',
          fr: 'Durites et réservoirs de direction',
          zh: '转向油管与油壶',
        },
      },
      {
        key: 'tie-rods',
        names: { en: 'Tie rods', ar: 'أذرع سكان', fr: 'Biellettes de direction', zh: '转向拉杆' },
      },
      {
        key: 'steering-linkage',
        names: {
          en: 'Steering linkage',
          ar: 'وصلات السكان',
          fr: 'Timonerie de direction',
          zh: '转向传动机构',
        },
      },
      {
        key: 'wheels-columns',
        names: {
          en: 'Steering wheels and columns',
          ar: 'سكان وعمود سكان',
          fr: 'Volants et colonnes',
          zh: '方向盘与转向柱',
        },
      },
    ],
  },
  {
    key: 'body-parts',
    name: 'Body Parts',
    names: { en: 'Body Parts', ar: 'قطع الهيكل', fr: 'Carrosserie', zh: '车身件' },
    subCategories: [
      { key: 'bumpers', names: { en: 'Bumpers', ar: 'صدامات', fr: 'Pare-chocs', zh: '保险杠' } },
      {
        key: 'bonnets-grilles',
        names: {
          en: 'Bonnets and grilles',
          ar: 'بونيتات وشبوك',
          fr: 'Capots et calandres',
          zh: '引擎盖与中网',
        },
      },
      {
        key: 'fenders-liners',
        names: {
          en: 'Fenders and liners',
          ar: 'رفارف وبطانات',
          fr: 'Ailes et pare-boue',
          zh: '翼子板与内衬',
        },
      },
      { key: 'doors', names: { en: 'Doors', ar: 'أبواب', fr: 'Portes', zh: '车门' } },
      {
        key: 'boots-tailgates',
        names: {
          en: 'Boot lids and tailgates',
          ar: 'شنط وأبواب خلفية',
          fr: 'Malles et hayons',
          zh: '行李箱盖与尾门',
        },
      },
      { key: 'mirrors', names: { en: 'Mirrors', ar: 'مرايات', fr: 'Rétroviseurs', zh: '后视镜' } },
      { key: 'glass', names: { en: 'Glass', ar: 'زجاج', fr: 'Vitrage', zh: '车窗玻璃' } },
      {
        key: 'handles-locks-hinges',
        names: {
          en: 'Handles, locks and hinges',
          ar: 'مقابض وأقفال ومفصلات',
          fr: 'Poignées, serrures et charnières',
          zh: '把手、门锁与铰链',
        },
      },
      {
        key: 'panels-supports',
        names: {
          en: 'Panels and supports',
          ar: 'صاج ودعامات',
          fr: 'Panneaux et supports',
          zh: '钣金与支架',
        },
      },
      {
        key: 'mouldings-trims',
        names: {
          en: 'Mouldings and trims',
          ar: 'زوائد وحليات',
          fr: 'Moulures et baguettes',
          zh: '饰条',
        },
      },
      {
        key: 'clips-emblems',
        names: {
          en: 'Clips and emblems',
          ar: 'كلبسات وعلامات',
          fr: 'Agrafes et emblèmes',
          zh: '卡扣与车标',
        },
      },
    ],
  },
  {
    key: 'brake-parts',
    name: 'Brake Parts',
    names: { en: 'Brake Parts', ar: 'قطع الفرامل', fr: 'Freinage', zh: '制动件' },
    subCategories: [],
  },
  {
    key: 'rubber-parts',
    name: 'Rubber Parts',
    names: {
      en: 'Rubber Parts',
      ar: 'قطع المطاط والربل',
      fr: 'Pièces en caoutchouc',
      zh: '橡胶件',
    },
    subCategories: [],
  },
  {
    key: 'batteries-lubricants-tires',
    name: 'Batteries Lubricants Tires',
    names: {
      en: 'Batteries Lubricants Tires',
      ar: 'بطاريات وزيوت وتواير',
      fr: 'Batteries, lubrifiants et pneus',
      zh: '蓄电池、油品与轮胎',
    },
    subCategories: [],
  },
  {
    key: 'interior-exterior-accessories',
    name: 'Interior / Exterior Accessories',
    names: {
      en: 'Interior / Exterior Accessories',
      ar: 'إكسسوارات داخلية وخارجية',
      fr: 'Accessoires intérieurs et extérieurs',
      zh: '内外饰精品',
    },
    subCategories: [],
  },
]
