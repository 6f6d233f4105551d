import { koreanRegions } from './korea.ts'

/** The provinces of Korea in Chinese and English. */
function province(ko: string, zh: string, en: string) {
  return [ko, { 'zh-CN': zh, 'en-US': en }] as const
}

export const koreanProvinces = new Map([
  province('서울특별시', '首尔特别市', 'Seoul'),
  province('부산광역시', '釜山广域市', 'Busan'),
  province('대구광역시', '大邱广域市', 'Daegu'),
  province('인천광역시', '仁川广域市', 'Incheon'),
  province('광주광역시', '光州广域市', 'Gwangju'),
  province('대전광역시', '大田广域市', 'Daejeon'),
  province('울산광역시', '蔚山广域市', 'Ulsan'),
  province('세종특별자치시', '世宗特别自治市', 'Sejong'),
  province('경기도', '京畿道', 'Gyeonggi'),
  province('강원특별자치도', '江原特别自治道', 'Gangwon'),
  province('충청북도', '忠清北道', 'North Chungcheong'),
  province('충청남도', '忠清南道', 'South Chungcheong'),
  province('전북특별자치도', '全北特别自治道', 'Jeonbuk'),
  province('전라남도', '全罗南道', 'South Jeolla'),
  province('경상북도', '庆尚北道', 'North Gyeongsang'),
  province('경상남도', '庆尚南道', 'South Gyeongsang'),
  province('제주특별자치도', '济州特别自治道', 'Jeju'),
])

/** The short forms of the provinces' names. */
export const shortProvinces: Record<string, readonly string[]> = {
  서울특별시: ['서울시', '서울'],
  부산광역시: ['부산시', '부산'],
  대구광역시: ['대구시', '대구'],
  인천광역시: ['인천시', '인천'],
  광주광역시: ['광주시', '광주'],
  대전광역시: ['대전시', '대전'],
  울산광역시: ['울산시', '울산'],
  세종특별자치시: ['세종시', '세종'],
  경기도: ['경기'],
  강원특별자치도: ['강원도', '강원'],
  충청북도: ['충북'],
  충청남도: ['충남'],
  전북특별자치도: ['전라북도', '전북'],
  전라남도: ['전남'],
  경상북도: ['경북'],
  경상남도: ['경남'],
  제주특별자치도: ['제주도', '제주'],
}

/** The Chinese characters of the cities, counties and districts, in the order of `korea.ts`. */
const hanCities: Record<string, string> = {
  서울특별시:
    '钟路区 中区 龙山区 城东区 广津区 东大门区 中浪区 城北区 江北区 道峰区 芦原区 恩平区 西大门区 麻浦区 阳川区 江西区 九老区 衿川区 永登浦区 铜雀区 冠岳区 瑞草区 江南区 松坡区 江东区',
  부산광역시:
    '中区 西区 东区 影岛区 釜山镇区 东莱区 南区 北区 海云台区 沙下区 金井区 江西区 莲堤区 水营区 沙上区 机张郡',
  대구광역시: '中区 东区 西区 南区 北区 寿城区 达西区 达城郡 军威郡',
  인천광역시: '中区 东区 弥邹忽区 延寿区 南洞区 富平区 桂阳区 西区 江华郡 瓮津郡',
  광주광역시: '东区 西区 南区 北区 光山区',
  대전광역시: '东区 中区 西区 儒城区 大德区',
  울산광역시: '中区 南区 东区 北区 蔚州郡',
  세종특별자치시: '世宗市',
  경기도:
    '水原市 城南市 议政府市 安养市 富川市 光明市 平泽市 东豆川市 安山市 高阳市 果川市 九里市 南杨州市 乌山市 始兴市 军浦市 义王市 河南市 龙仁市 坡州市 利川市 安城市 金浦市 华城市 广州市 杨州市 抱川市 骊州市 涟川郡 加平郡 杨平郡',
  강원특별자치도:
    '春川市 原州市 江陵市 东海市 太白市 束草市 三陟市 洪川郡 横城郡 宁越郡 平昌郡 旌善郡 铁原郡 华川郡 杨口郡 麟蹄郡 高城郡 襄阳郡',
  충청북도: '清州市 忠州市 堤川市 报恩郡 沃川郡 永同郡 曾坪郡 镇川郡 槐山郡 阴城郡 丹阳郡',
  충청남도:
    '天安市 公州市 保宁市 牙山市 瑞山市 论山市 鸡龙市 唐津市 锦山郡 扶余郡 舒川郡 青阳郡 洪城郡 礼山郡 泰安郡',
  전북특별자치도:
    '全州市 群山市 益山市 井邑市 南原市 金堤市 完州郡 镇安郡 茂朱郡 长水郡 任实郡 淳昌郡 高敞郡 扶安郡',
  전라남도:
    '木浦市 丽水市 顺天市 罗州市 光阳市 潭阳郡 谷城郡 求礼郡 高兴郡 宝城郡 和顺郡 长兴郡 康津郡 海南郡 灵岩郡 务安郡 咸平郡 灵光郡 长城郡 莞岛郡 珍岛郡 新安郡',
  경상북도:
    '浦项市 庆州市 金泉市 安东市 龟尾市 荣州市 永川市 尚州市 闻庆市 庆山市 义城郡 青松郡 英阳郡 盈德郡 清道郡 高灵郡 星州郡 漆谷郡 醴泉郡 奉化郡 蔚珍郡 郁陵郡',
  경상남도:
    '昌原市 晋州市 统营市 泗川市 金海市 密阳市 巨济市 梁山市 宜宁郡 咸安郡 昌宁郡 固城郡 南海郡 河东郡 山清郡 咸阳郡 居昌郡 陕川郡',
  제주특별자치도: '济州市 西归浦市',
}

/** The Chinese name of a city of a province of Korea. */
export function hanCity(province: string, city: string): string | undefined {
  const at = koreanRegions.find(({ name }) => name === province)?.cities.indexOf(city) ?? -1
  return hanCities[province]?.split(' ')[at]
}
