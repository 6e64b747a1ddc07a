import { foldWords } from './fold-words.ts'

/** Makes as the column of a list names them: those whose parts are sold here, and others. */
const makes =
  'toyota, lexus, nissan, infiniti, honda, mazda, mitsubishi, isuzu, subaru, suzuki, kia, hyundai, genesis, ford, lincoln, chevrolet, chevy, gmc, cadillac, dodge, ram, chrysler, jeep, mercedes, mercedes benz, benz, bmw, audi, volkswagen, vw, porsche, land rover, range rover, jaguar, volvo, peugeot, renault, citroen, mini, fiat, mg, changan, geely, haval, gwm, chery, jetour, byd, gac, jac, tesla, hino, daihatsu, bentley, rolls royce, daewoo, ssangyong, exeed, great wall, hongqi, baic, skoda, alfa romeo, acura, mitsubishi fuso, fuso, ud, ud trucks, man, scania, volvo trucks, iveco, tata, ashok leyland, mahindra, ferrari, lamborghini, maserati, تويوتا, لكزس, نيسان, انفينيتي, انفنتي, هوندا, مازدا, ميتسوبيشي, متسوبيشي, ايسوزو, سوبارو, سوزوكي, كيا, هيونداي, فورد, شفروليه, شيفروليه, جي ام سي, جمس, كاديلاك, دودج, كرايسلر, جيب, مرسيدس, بي ام دبليو, اودي, فولكس واجن, بورش, لاند روفر, رنج روفر, جاكوار, فولفو, بيجو, رينو, جينيسيس, لينكولن, رام, مرسيدس بنز, ميني, بنتلي, سيتروين, فيات, الفا روميو, سكودا, دايو, ام جي, جيلي, شيري, اكسيد, جيتور, هافال, جريت وول, شانجان, جي ايه سي, بي واي دي, هونشي, بايك, جاك, تسلا, دايهاتسو, هينو, ميتسوبيشي فوسو, يو دي, مان, سكانيا, شاحنات فولفو, ايفيكو, تاتا, اشوك ليلاند, ماهيندرا, سانج يونج, اكورا, 丰田, 雷克萨斯, 日产, 英菲尼迪, 本田, 马自达, 三菱, 五十铃, 斯巴鲁, 铃木, 现代, 起亚, 福特, 奔驰, 宝马, 奥迪, 大众, 捷尼赛思, 林肯, 雪佛兰, 凯迪拉克, 道奇, 吉普, 克莱斯勒, 保时捷, 路虎, 捷豹, 沃尔沃, 迷你, 宾利, 雷诺, 标致, 雪铁龙, 菲亚特, 阿尔法·罗密欧, 斯柯达, 大宇, 名爵, 吉利, 奇瑞, 星途, 捷途, 哈弗, 长城, 长安, 传祺, 比亚迪, 红旗, 北京汽车, 江淮, 特斯拉, 大发, 日野, 三菱扶桑, 优迪卡车, 曼恩, 斯堪尼亚, 沃尔沃卡车, 依维柯, 塔塔, 阿斯霍克雷兰, 马恒达, 双龙, 讴歌'

const known = new Set(makes.split(', ').map(foldWords))

/** Whether a cell names car makes and nothing else. */
export function namesMakes(cell: string): boolean {
  const names = cell.split(/[|;,،/\n&]/).map(foldWords)
  return names.some((name) => name !== '') && names.every((name) => name === '' || known.has(name))
}
