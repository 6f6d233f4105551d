/** The provinces of Korea in Chinese and English. Smaller places stay in Hangul, as parcels in Korea are addressed. */
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
