import type { ImportColumn } from '#contract/import-columns.ts'

/** What a heading can name: columns of a list, and the two that hold years between them. */
export type HeadingField = ImportColumn | 'yearsFrom' | 'yearsTo'

/**
 * What stock lists call their columns, from the surest names to those that may mean something else as
 * well. Compared folded, without currencies and units.
 */
export const headingNames: Record<HeadingField, { sure: string; likely?: string; maybe?: string }> =
  {
    partSKU: {
      sure: 'partSKU, part no, part number, part nr, parts no, parts number, p/n, pn, part code, partno, part num, part id, OEM, OEM no, OEM number, OEM part no, OEM code, OE no, OE number, OE, genuine no, genuine part no, original no, original number, manufacturer part no, MPN, mfr part no, رقم القطعة, رقم القطعه الاصلي, الرقم الاصلي, رقم الاصلي, رقم الوكالة, رقم البارت, بارت نمبر, رقم قطعة الغيار, رقم القطع, البارت نمبر, référence, réf, n° de pièce, numéro de pièce, référence OEM, référence pièce, référence constructeur, 零件号, 配件号, 零件编号, 配件编号, OE号, OEM号, 原厂编号, raqam, raqam al qita, raqam qita, raqm alqita, rakam',
      likely:
        'OEM nos, OEM numbers, OE nos, OE numbers, OEM ref, OEM refs, OEM reference, OE ref, OE reference, SKU, item code, item no, item number, itemcode, stock code, stock no, product code, product no, article no, article code, article number, material, material no, material code, catalog no, catalogue no, cat no, كود الصنف, رقم الصنف, كود القطعة, كود المنتج, رقم المنتج, الكود, رقم المادة, code article, code produit, n° article, 产品编号, 产品编码, 货号, 商品编码, 编码, 物料编码, 型号',
      maybe:
        'code, number, no, reference, ref, ref no, item, part, parts, كود, رقم, الرقم, 编号, article',
    },
    replaces: {
      sure: 'replaces, replaces no, replaces number, replaces part no, supersedes, supersedes no, supersedes number, old number, old no, old part no, old part number, previous number, previous part no, former number, former part no, يحل محل, بديل عن, بديل عن رقم, الرقم القديم, رقم قديم, الرقم السابق, ارقام قديمة, remplace, ancienne référence, ancien numéro, anciennes références, 旧编号, 旧号, 旧零件号, 替代旧号, raqam qadim',
    },
    replacedBy: {
      sure: 'replacedBy, replaced by, superseded by, superseded by no, supersession, supersession no, supersession number, new number, new part no, new part number, latest number, latest part no, replacement no, replacement number, replacement part no, replacement part number, الرقم الجديد, رقم جديد, استبدل بـ, استبدل بالرقم, تم استبداله بـ, remplacé par, nouvelle référence, nouveau numéro, 新编号, 新号, 新零件号, 被替代为, raqam jadid',
    },
    sameAs: {
      sure: 'sameAs, same as, cross ref, cross refs, cross ref no, cross reference, cross references, cross reference no, cross no, cross nos, cross number, cross numbers, interchange, interchange no, interchange number, interchange numbers, interchangeable with, equivalent, equivalents, equivalent no, equivalent number, equivalent numbers, alternative no, alternative number, alternative numbers, alternative part no, alternative part number, alternate no, alternate number, alternate part no, alternate part number, alt no, alt part no, other number, other numbers, other part no, other part numbers, OEM cross ref, رقم بديل, الرقم البديل, ارقام بديلة, الارقام البديلة, رقم مكافئ, الرقم المكافئ, ارقام مكافئة, رقم مطابق, ارقام مطابقة, رقم مرجعي, الرقم المرجعي, équivalence, équivalences, référence croisée, références croisées, référence équivalente, références équivalentes, correspondance, correspondances, 互换号, 互换编号, 对照号, 交叉号, 通用号, 替代号, raqam badil',
      likely:
        'OEM, OEM no, OEM nos, OEM number, OEM numbers, OEM ref, OEM refs, OEM reference, OE ref, OE reference, OE nos, OE numbers, OEM part no, OEM code, OE no, OE number, OE, genuine no, genuine part no, original no, original number, الرقم الاصلي, رقم الاصلي, رقم الوكالة, référence OEM, référence constructeur, OE号, OEM号, 原厂编号',
    },
    partName: {
      sure: 'partName, part name, part description, parts name, item name, item description, product name, product description, description of part, description of goods, article description, material description, name of part, english name, name english, name en, description english, english description, اسم القطعة, اسم الصنف, وصف القطعة, وصف الصنف, اسم المنتج, اسم البارت, اسم قطعة الغيار, désignation, désignation article, libellé, nom de la pièce, nom du produit, 零件名称, 配件名称, 产品名称, 品名, 商品名称, 名称, ism al qita, ism alqita, ism',
      likely:
        'name, title, item, part, parts, product, particulars, particular, nomenclature, details, الصنف, القطعة, البيان, الاسم, اسم, المنتج, البضاعة, نوع القطعة, القطع, المادة, nom, pièce, article, produit, 配件, 零件, 产品',
      maybe: 'description, desc, material, الوصف, وصف, goods',
    },
    partNameAr: {
      sure: 'partNameAr, part name ar, part name arabic, arabic name, name arabic, name ar, arabic, arabic description, description arabic, description ar, item name arabic, اسم القطعة بالعربي, الاسم العربي, الاسم بالعربي, الاسم بالعربية, اسم القطعة بالعربية, الاسم عربي, عربي, الوصف العربي, الوصف بالعربي, البيان عربي, اسم الصنف عربي, nom arabe, désignation arabe, 阿拉伯语名称, 阿语名称',
    },
    partBrand: {
      sure: 'partBrand, part brand, parts brand, brand name, manufacturer, mfr, mfg, mfgr, maker, brand of part, product brand, الشركة المصنعة, المصنع, ماركة القطعة, الشركة الصانعة, fabricant, marque de la pièce, équipementier, 品牌, 制造商, 生产商, 厂家, 配件品牌',
      likely: 'brand, الماركة, ماركة, الشركة, البراند, براند, marque, 牌子',
      maybe: 'make, company, quality, origin brand, النوعية, النوع, الصناعة, 厂牌',
    },
    category: {
      sure: 'category, categories, main category, part category, product category, item category, category name, item group, product group, material group, الفئة, فئة, التصنيف, تصنيف, الفئة الرئيسية, المجموعة, القسم, catégorie, famille, groupe, rayon, 类别, 分类, 大类, 配件类别, 产品分类',
      likely:
        'group, section, department, class, family, type of part, part group, part type, item type, product type, مجموعة, قسم, نوع',
      maybe: 'type',
    },
    subCategory: {
      sure: 'subCategory, sub category, subcategory, sub group, subgroup, sub section, sub class, الفئة الفرعية, فئة فرعية, التصنيف الفرعي, المجموعة الفرعية, sous catégorie, sous famille, sous groupe, 子类, 小类, 子类别, 子分类, 二级分类',
    },
    price: {
      sure: 'price, sale price, sales price, selling price, sell price, unit price, retail price, retail, price per unit, unit rate, selling rate, sale rate, net price, list price, our price, price each, price pc, price per piece, MRP, RSP, price to customer, السعر, سعر, سعر البيع, سعر الوحدة, سعر المبيع, سعر القطعة, سعر الحبة, سعر المفرق, سعر التجزئة, سعر البيع للجمهور, prix, prix de vente, prix unitaire, PU, PV, prix public, tarif, 价格, 单价, 售价, 零售价, 销售价, si3r, se3r, sir',
      likely:
        'rate, price 1, special price, offer price, cash price, dealer price, customer price, U/price, u price, u/p, up, السعر النهائي, prix net, prix ttc, 报价, 优惠价',
      maybe:
        'wholesale price, wholesale, trade price, b2b price, price list, amount each, prix ht, سعر الجملة, 批发价, value each',
    },
    quantity: {
      sure: 'quantity, qty, qnty, qtty, quantities, stock qty, stock quantity, qty in stock, qty on hand, quantity on hand, on hand, onhand, on hand qty, available qty, qty available, available quantity, available stock, stock on hand, current stock, closing stock, stock in hand, stk qty, in stock, SOH, QOH, total qty, total stock, total quantity, free stock, balance qty, closing qty, stock balance, الكمية, كمية, الكمية المتوفرة, الكمية المتاحة, المتوفر, المتاح, الرصيد, رصيد, رصيد المخزون, كمية المخزون, الكمية الحالية, الرصيد الحالي, quantité, qté, qte, quantité en stock, quantité disponible, 数量, 库存, 库存数量, 库存量, 现有库存, alkamiya, kamiya, kammiya, kamiyah',
      likely:
        'stock, available, availability, balance, bal, inventory, stk, pcs, pieces, nos, المخزون, العدد, عدد, مخزون, متوفر, الحبات, stock disponible, disponible, 可用库存, 件数',
      maybe: 'units, count',
    },
    shortDescription: {
      sure: 'shortDescription, short description, short desc, summary, وصف مختصر, الوصف المختصر, وصف قصير, نبذة, description courte, résumé, 简介, 简短描述, 短描述',
    },
    description: {
      sure: 'description, full description, long description, product details, detailed description, desc, الوصف, وصف, الوصف الكامل, وصف كامل, التفاصيل, description longue, description détaillée, 描述, 详细描述, 详情, 说明',
      maybe: 'details, specification, specifications, specs, المواصفات',
    },
    makes: {
      sure: 'makes, car make, car makes, vehicle make, vehicle makes, make of car, car brand, vehicle brand, auto make, car maker, car company, ماركة السيارة, ماركات السيارات, نوع السيارة, نوع السيارات, شركة السيارة, صانع السيارة, marque du véhicule, marque véhicule, marque voiture, constructeur, 汽车品牌, 车品牌, 品牌车型, 车厂, 适用品牌',
      likely: 'make, vehicle manufacturer, oem make, franchise',
      maybe: 'brand, الماركة, ماركة, marque, الشركة, company, النوع, 品牌, manufacturer',
    },
    models: {
      sure: 'models, car model, car models, vehicle model, vehicle models, model name, vehicle, vehicles, application, applications, fitment, fits, fit for, fitted for, suitable for, suitable vehicle, compatible, compatibility, compatible vehicles, compatible with, applicable model, applicable models, applied model, used for, for car, for vehicle, car name, vehicle application, make model, make & model, make and model, make / model, vehicle description, موديل السيارة, موديلات السيارات, السيارة, السيارات, سيارة, المركبة, المركبات, اسم السيارة, تناسب, يناسب, متوافق مع, السيارات المتوافقة, طراز السيارة, الطراز, véhicule, véhicules, modèle du véhicule, modèles, compatible avec, affectation, 车型, 适用车型, 适用车辆, 车辆型号, 车系, 适用, mawdel al sayara, sayara, sayarat',
      likely:
        'model, car, cars, car type, vehicle type, chassis, chassis code, موديل, الموديل, الموديلات, modèle, type véhicule, voiture, voitures, 车名',
    },
    years: {
      sure: 'years, year, model year, model years, year of manufacture, year model, year range, years range, yr, yrs, mfg year, manufacture year, production year, year from to, year from - to, from - to, سنة الصنع, السنة, سنة, السنوات, سنوات, سنة الموديل, موديل السنة, سنة الانتاج, سنوات الصنع, الاعوام, année, années, année modèle, millésime, 年份, 年款, 年代, 生产年份, 适用年份, sana, sanat, sanah',
      maybe: 'model, موديل, الموديل, modèle, date of model, سنه الطراز',
    },
    yearsFrom: {
      sure: 'year from, from year, start year, years from, first year, year start, model from, from model year, من سنة, من موديل, من عام, سنة البداية, année début, année de début, 起始年份, 开始年份',
      likely: 'from, من, début, de',
    },
    yearsTo: {
      sure: 'year to, to year, end year, years to, last year, year end, year upto, model to, الى سنة, إلى موديل, الى عام, سنة النهاية, année fin, année de fin, 结束年份, 截止年份',
      likely: 'to, upto, الى, إلى, fin',
    },
    pic: {
      sure: 'pic, pics, picture, pictures, image, images, photo, photos, image url, image link, picture url, photo url, photo link, img, الصورة, صورة, صور, الصور, رابط الصورة, photo produit, lien image, 图片, 照片, 图片链接',
      likely: 'url, link, رابط',
    },
    tier: {
      sure: 'tier, part tier, quality, part quality, part condition, condition, genuine/aftermarket, genuine or aftermarket, original or copy, الجودة, جودة القطعة, الحالة, حالة القطعة, اصلي او تجاري, نوع القطعة, qualité, état, 品质, 质量, 新旧',
      maybe:
        'grade, type, kind, part type, item type, product type, origin type, النوعية, النوع, نوع',
    },
  }

/** Words that make another thing of what would be a price, a quantity or a number. */
export const otherThings =
  'cost costs costing purchase purchased buying landed total subtotal amount amt value valuation min minimum max maximum reorder moq ordered order sold reserved discount disc margin profit markup supplier vendor customer client date expiry bin shelf rack location loc serial barcode ean upc weight kg volume dimension hs origin country uom remarks remark notes note status currency usd eur sar qar kwd omr bhd inr rmb cny gbp invoice bill bl po lpo تكلفه التكلفه شراء الشراء اجمالي الاجمالي مجموع المجموع القيمه قيمه خصم الخصم مورد المورد العميل عميل تاريخ التاريخ موقع الموقع رف الرف ملاحظات باركود وزن الوزن منشا المنشا بلد حد الحد ادني فاتوره الفاتوره دولار ريال cout achat montant remise fournisseur emplacement poids pays 成本 进价 总价 金额 供应商 重量 产地 美元 采购'.split(
    ' ',
  )

/** What is said beside the name of a column. */
export const unitsBeside =
  'aed dhs dh dirham dirhams uae vat incl excl inc exc including excluding inclusive exclusive with without in per درهم دراهم اماراتي شامل بدون ضريبه الضريبه ttc ht 迪拉姆'.split(
    ' ',
  )
