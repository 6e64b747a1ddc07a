// What stands beside cars in a list and is none: engines, gears, bodies, markets.
const detail =
  /^(?:v ?\d{1,2}|\d{1,2}v|[24] ?[x×*] ?[24]|[24] ?wd|[afr]wd|\d\.\d ?(?:l|cc|ltr|litres?|liters?|t)?|\d{1,2} ?(?:l|ltr|litres?|liters?)|\d{3,4} ?cc|\d ?cyl(?:inders?)?|diesel|petrol|gasoline|gas|hybrid|turbo|d4d|vvti|efi|auto(?:matic)?|manual|at|mt|cvt|gcc|lhd|rhd|usa|us|japan|europe|gulf|spec|sedan|coupe|hatchback|hatch|wagon|station|van|suv|s ?c|d ?c|(?:single|double) cab(?:in)?|cab(?:in)?|old|new|shape|models?|type|facelift|fl|full option|cars?|vehicles?|etc|ديزل|بترول|خليجي|امريكي|وارد|قديم|جديد|شكل|موديل|سيارات|سيارة|غمارة|غمارتين)$/iu

/** Whether all words of an item stand beside cars only. */
export const isVehicleDetail = (item: string): boolean =>
  detail.test(item) || item.split(' ').every((word) => detail.test(word))

const universal =
  /^(?:univ(?:ersal)?(?: fit(?:ment)?)?|uni|(?:for |fits? )?(?:all|any|every) (?:cars?|vehicles?|makes?|brands?|types?)(?: .*)?|multi ?(?:make|brand|fit)?|general|عام|عامة|يونيفرسال|(?:ل?كل|ل?جميع|كافة) (?:ال)?(?:سيارات|مركبات|انواع|أنواع|ماركات)(?: .*)?|universel(?:le)?s?|tou(?:s|tes) (?:les )?(?:véhicules|voitures|marques)|通用|所有车型|全车型)$/iu

/** Whether a cell says that a part fits any car. */
export const isUniversal = (cell: string): boolean => universal.test(cell)

const all = /(?<!\p{L})(?:all|any|every|كل|جميع|كافة|tou(?:s|tes))(?!\p{L})|所有|全系|全部/iu

/** Whether a few words speak of all models of a make, or of all makes. */
export const meansAll = (text: string): boolean => all.test(text)

const trim =
  /^(?:[gve]x[ -]?r|vx[ -]?[ls]|tx[ -]?l?|vx|gli|xli|sr5|trd|[sxlg]?le|se|limited|platinum|full|standard|جي اكس ار|في اكس ار)$/iu

/** A word for how well a car is fitted out, which many models share. */
export const isTrim = (item: string): boolean =>
  item.split(' ').every((word) => trim.test(word) || detail.test(word))
