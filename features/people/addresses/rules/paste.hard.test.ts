import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allNames, allStreets } from '@hojip/regions'
import { readPastedAddress, type AddressGuess } from './paste.ts'

const streets = await allStreets()
function read(text: string) {
  return readPastedAddress(text, { streetsOf: (code) => streets.get(code) ?? [], index: allNames() })
}

function facts(guess: AddressGuess): string {
  const { consignee, phone, province, city, district, street, address, postcode, unread } = guess
  const line = [consignee, phone, province, city, district, street, address, postcode].join(' ¦ ')
  return [
    line.replace(/( ¦ )+$/, '').trimEnd(),
    ...(unread.length > 0 ? [`! ${unread.join(' / ')}`] : []),
  ].join(' ')
}

/**
 * Two lines per case: the pasted text (⏎ is a new line), and the expected name, phone, province, city, district, street,
 * rest and postcode; after ! what is shown because it was not understood.
 */
const table = `
  Anna Kim, 13812345678, Room 1203, Building 5, 88 Jianguo Road, Chaoyang District, Beijing
    → Anna Kim ¦ 13812345678 ¦ 北京市 ¦ 北京市 ¦ 朝阳区 ¦  ¦ Room 1203, Building 5, 88 Jianguo Road
  John Smith, +86 138 1234 5678, 12F, 100 Century Avenue, Pudong New Area, Shanghai 200120, China
    → John Smith ¦ 13812345678 ¦ 上海市 ¦ 上海市 ¦ 浦东新区 ¦  ¦ 12F, 100 Century Avenue ¦ 200120
  Name: Maria Garcia⏎Phone: 149 1234 5678⏎Address: No. 8 Changbaishan Road, Yanji, Yanbian, Jilin⏎Postcode: 133000
    → Maria Garcia ¦ 14912345678 ¦ 吉林省 ¦ 延边朝鲜族自治州 ¦ 延吉市 ¦  ¦ No. 8 Changbaishan Road ¦ 133000
  Mr. Lee Wang, 13912345678, Nanshan District, Shenzhen, Guangdong, 3 Keyuan Road, Building 8
    → Lee Wang ¦ 13912345678 ¦ 广东省 ¦ 深圳市 ¦ 南山区 ¦  ¦ 3 Keyuan Road, Building 8
  Peter O'Neil; 18612345678; Flat 5, Block B, Wenhui Garden; Xihu District Hangzhou Zhejiang
    → Peter O'Neil ¦ 18612345678 ¦ 浙江省 ¦ 杭州市 ¦ 西湖区 ¦  ¦ Flat 5, Block B, Wenhui Garden
  Jenny Park, 010-1234-5678, 152 Teheran-ro, Gangnam-gu, Seoul 06236, South Korea
    → Jenny Park ¦ 010-1234-5678 ¦ 서울특별시 ¦ 강남구 ¦ 강남구 ¦ 152 Teheran-ro ¦  ¦ 06236
  Minho Lee⏎+82 10 9876 5432⏎Apt 101-1203, 166 Pangyoyeok-ro, Bundang-gu, Seongnam-si, Gyeonggi-do, 13529, Republic of Korea
    → Minho Lee ¦ 010-9876-5432 ¦ 경기도 ¦ 성남시 ¦ 성남시 ¦ 166 Pangyoyeok-ro ¦ Apt 101-1203, Bundang-gu ¦ 13529
  Lhamo Tsering, 13988887777, 12 Beijing East Road, Chengguan District, Lhasa, Tibet
    → Lhamo Tsering ¦ 13988887777 ¦ 西藏自治区 ¦ 拉萨市 ¦ 城关区 ¦  ¦ 12 Beijing East Road
  David Chan, +852 9123 4567, Flat 12A, 88 Nathan Road, Yau Tsim Mong District, Kowloon, Hong Kong
    → David Chan ¦ +852 9123 4567 ¦ 香港特别行政区 ¦ 九龙 ¦ 油尖旺区 ¦  ¦ Flat 12A, 88 Nathan Road
  Sofia Lei, +853 6612 3456, 25 Avenida da Praia Grande, Macau Peninsula, Macau
    → Sofia Lei ¦ +853 6612 3456 ¦ 澳门特别行政区 ¦ 澳门半岛 ¦  ¦  ¦ 25 Avenida da Praia Grande
  Chen Yi-ting, 0912-345-678, No. 7, Section 5, Xinyi Road, Xinyi District, Taipei, Taiwan
    → Chen Yi-ting ¦ +886 912 345678 ¦ 台湾省 ¦ 台北市 ¦ 信义区 ¦  ¦ No. 7, Section 5, Xinyi Road
  Tom Brown, 13812345678, 5 Renmin Street, Harbin, please leave at the door
    → Tom Brown ¦ 13812345678 ¦ 黑龙江省 ¦ 哈尔滨市 ¦  ¦  ¦ 5 Renmin Street ! please leave at the door
  Li Na, 13812345678, 88 Zhongshan Road, Dalian, Liaoning, order no: 123456789012
    → Li Na ¦ 13812345678 ¦ 辽宁省 ¦ 大连市 ¦  ¦  ¦ 88 Zhongshan Road ! order no: 123456789012
  王芳 138****1234转5678 北京市朝阳区望京街道阜通东大街6号
    → 王芳 ¦  ¦ 北京市 ¦ 北京市 ¦ 朝阳区 ¦ 望京街道 ¦ 阜通东大街6号 ! 138****1234转5678
  张丽 17012345678-1234 浙江省杭州市余杭区文一西路969号
    → 张丽 ¦ 17012345678-1234 ¦ 浙江省 ¦ 杭州市 ¦ 余杭区 ¦  ¦ 文一西路969号
  赵敏 17712345678转8866 上海市徐汇区漕溪北路88号
    → 赵敏 ¦ 17712345678-8866 ¦ 上海市 ¦ 上海市 ¦ 徐汇区 ¦  ¦ 漕溪北路88号
  李强[8866] 170****5678 广东省广州市天河区天河路208号
    → 李强 ¦  ¦ 广东省 ¦ 广州市 ¦ 天河区 ¦  ¦ 天河路208号 ! 170****5678 / 8866
  王强 13812345678,分机号 4321 江苏省南京市鼓楼区中山北路1号
    → 王强 ¦ 13812345678-4321 ¦ 江苏省 ¦ 南京市 ¦ 鼓楼区 ¦  ¦ 中山北路1号
  阿卜杜热合曼·麦麦提敏·图尔荪 13999998888 新疆喀什地区喀什市解放北路1号
    → 阿卜杜热合曼·麦麦提敏·图尔荪 ¦ 13999998888 ¦ 新疆维吾尔自治区 ¦ 喀什地区 ¦ 喀什市 ¦  ¦ 解放北路1号
  扎西多吉 13988887777 西藏自治区拉萨市城关区北京中路3号
    → 扎西多吉 ¦ 13988887777 ¦ 西藏自治区 ¦ 拉萨市 ¦ 城关区 ¦  ¦ 北京中路3号
  བཀྲ་ཤིས་རྡོ་རྗེ 13988887777 青海省玉树藏族自治州玉树市结古镇民主路1号
    → བཀྲ་ཤིས་རྡོ་རྗེ ¦ 13988887777 ¦ 青海省 ¦ 玉树藏族自治州 ¦ 玉树市 ¦  ¦ 结古镇民主路1号
  ئايگۈل مەمەت 13999998888 新疆维吾尔自治区乌鲁木齐市天山区解放南路8号
    → ئايگۈل مەمەت ¦ 13999998888 ¦ 新疆维吾尔自治区 ¦ 乌鲁木齐市 ¦ 天山区 ¦  ¦ 解放南路8号
  ᠪᠠᠭᠠᠲᠤᠷ 13947112233 内蒙古呼和浩特市新城区中山东路9号
    → ᠪᠠᠭᠠᠲᠤᠷ ¦ 13947112233 ¦ 内蒙古自治区 ¦ 呼和浩特市 ¦ 新城区 ¦  ¦ 中山东路9号
  爱新觉罗启星 13812345678 辽宁省沈阳市沈河区沈阳路171号
    → 爱新觉罗启星 ¦ 13812345678 ¦ 辽宁省 ¦ 沈阳市 ¦ 沈河区 ¦  ¦ 沈阳路171号
  单于小龙 13812345678 山东省济南市历下区泉城路26号
    → 单于小龙 ¦ 13812345678 ¦ 山东省 ¦ 济南市 ¦ 历下区 ¦  ¦ 泉城路26号
  𠮷田 13812345678 北京市海淀区中关村大街27号
    → 𠮷田 ¦ 13812345678 ¦ 北京市 ¦ 北京市 ¦ 海淀区 ¦  ¦ 中关村大街27号
  买买提• 艾力 13999998888 新疆吐鲁番市高昌区绿洲中路1号
    → 买买提·艾力 ¦ 13999998888 ¦ 新疆维吾尔自治区 ¦ 吐鲁番市 ¦ 高昌区 ¦  ¦ 绿洲中路1号
  李 13812345678 天津市南开区卫津路94号
    → 李 ¦ 13812345678 ¦ 天津市 ¦ 天津市 ¦ 南开区 ¦  ¦ 卫津路94号
  钱女士 010-52345678 北京市东城区景山前街4号
    → 钱 ¦ 010-52345678 ¦ 北京市 ¦ 北京市 ¦ 东城区 ¦  ¦ 景山前街4号
  朴哲 0433-2345678转802 吉林省延边州延吉市光明街1号
    → 朴哲 ¦ 0433-2345678-802 ¦ 吉林省 ¦ 延边朝鲜族自治州 ¦ 延吉市 ¦  ¦ 光明街1号
  周杰 021-62345678-12 上海市静安区南京西路1266号
    → 周杰 ¦ 021-62345678-12 ¦ 上海市 ¦ 上海市 ¦ 静安区 ¦  ¦ 南京西路1266号
  黄强 400-820-1234 广东省深圳市福田区深南大道1号
    → 黄强 ¦ 400-820-1234 ¦ 广东省 ¦ 深圳市 ¦ 福田区 ¦  ¦ 深南大道1号
  孙丽 13812345678 13987654321 山东省青岛市市南区香港中路10号
    → 孙丽 ¦ 13812345678 ¦ 山东省 ¦ 青岛市 ¦ 市南区 ¦  ¦ 香港中路10号 ! 13987654321
  阿依努尔 13999998888 新疆伊犁哈萨克自治州塔城地区乌苏市乌鲁木齐路1号
    → 阿依努尔 ¦ 13999998888 ¦ 新疆维吾尔自治区 ¦ 塔城地区 ¦ 乌苏市 ¦  ¦ 乌鲁木齐路1号
  努尔兰 13999998888 新疆维吾尔自治区伊犁州阿勒泰地区阿勒泰市团结路2号
    → 努尔兰 ¦ 13999998888 ¦ 新疆维吾尔自治区 ¦ 阿勒泰地区 ¦ 阿勒泰市 ¦  ¦ 团结路2号
  吴刚 13812345678 昆山市花桥镇绿地大道8号
    → 吴刚 ¦ 13812345678 ¦ 江苏省 ¦ 苏州市 ¦ 昆山市 ¦ 花桥镇 ¦ 绿地大道8号
  吴刚 13812345678 昆山花桥镇绿地大道8号
    → 吴刚 ¦ 13812345678 ¦ 江苏省 ¦ 苏州市 ¦ 昆山市 ¦ 花桥镇 ¦ 绿地大道8号
  冯丽 13812345678 江苏省昆山市人民路1号
    → 冯丽 ¦ 13812345678 ¦ 江苏省 ¦ 苏州市 ¦ 昆山市 ¦  ¦ 人民路1号
  韩梅 13812345678 浦东新区世纪大道100号
    → 韩梅 ¦ 13812345678 ¦ 上海市 ¦ 上海市 ¦ 浦东新区 ¦  ¦ 世纪大道100号
  韩梅 13812345678 海淀区中关村大街27号
    → 韩梅 ¦ 13812345678 ¦ 北京市 ¦ 北京市 ¦ 海淀区 ¦  ¦ 中关村大街27号
  郭靖 13812345678 湖北省恩施州恩施市舞阳大道1号
    → 郭靖 ¦ 13812345678 ¦ 湖北省 ¦ 恩施土家族苗族自治州 ¦ 恩施市 ¦  ¦ 舞阳大道1号
  何洁 13812345678 海南省三亚市吉阳区迎宾路1号
    → 何洁 ¦ 13812345678 ¦ 海南省 ¦ 三亚市 ¦ 吉阳区 ¦  ¦ 迎宾路1号
  陈大文 9123 4567 香港特别行政区九龙油尖旺区弥敦道88号
    → 陈大文 ¦ +852 9123 4567 ¦ 香港特别行政区 ¦ 九龙 ¦ 油尖旺区 ¦  ¦ 弥敦道88号
  李嘉欣 +85266123456 香港中西区德辅道中1号
    → 李嘉欣 ¦ +852 6612 3456 ¦ 香港特别行政区 ¦ 香港岛 ¦ 中西区 ¦  ¦ 德辅道中1号
  何超 +853 6612 3456 澳门特别行政区澳门半岛花地玛堂区友谊大马路1号
    → 何超 ¦ +853 6612 3456 ¦ 澳门特别行政区 ¦ 澳门半岛 ¦ 花地玛堂区 ¦  ¦ 友谊大马路1号
  林志玲 0912-345-678 台湾省台北市信义区市府路1号
    → 林志玲 ¦ +886 912 345678 ¦ 台湾省 ¦ 台北市 ¦ 信义区 ¦  ¦ 市府路1号
  林志玲 (02)2345-6789#12 台湾省台北市中正区重庆南路一段122号
    → 林志玲 ¦ +886 2 23456789#12 ¦ 台湾省 ¦ 台北市 ¦ 中正区 ¦  ¦ 重庆南路一段122号
  刘洋 13812345678 北京市朝阳区建国路88号SOHO现代城 请放门口
    → 刘洋 ¦ 13812345678 ¦ 北京市 ¦ 北京市 ¦ 朝阳区 ¦  ¦ 建国路88号SOHO现代城 ! 请放门口
  刘洋 13812345678 北京市朝阳区建国路88号 备注：周末送货，谢谢
    → 刘洋 ¦ 13812345678 ¦ 北京市 ¦ 北京市 ¦ 朝阳区 ¦  ¦ 建国路88号 ! 备注:周末送货,谢谢
  刘洋 13812345678 北京市朝阳区建国路88号 微信：liuyang88 订单号：202611281234567
    → 刘洋 ¦ 13812345678 ¦ 北京市 ¦ 北京市 ¦ 朝阳区 ¦  ¦ 建国路88号 ! 微信:liuyang88 订单号:202611281234567
  刘洋 13812345678 liuyang@example.com 北京市朝阳区建国路88号
    → 刘洋 ¦ 13812345678 ¦ 北京市 ¦ 北京市 ¦ 朝阳区 ¦  ¦ 建国路88号 ! liuyang@example.com
  收货人: 刘洋 (家) 手机: 19912345678 地址: 北京市 北京市 朝阳区 三环到四环之间 建国路88号
    → 刘洋 ¦ 19912345678 ¦ 北京市 ¦ 北京市 ¦ 朝阳区 ¦  ¦ 建国路88号 ! 家 / 三环到四环之间
  【收件人】刘洋【手机】16612345678【地址】四川省成都市锦江区红星路三段1号
    → 刘洋 ¦ 16612345678 ¦ 四川省 ¦ 成都市 ¦ 锦江区 ¦  ¦ 红星路三段1号
  김미선 010-1234-5678 서울특별시 마포구 월드컵로 1 아침아파트 101동 202호
    → 김미선 ¦ 010-1234-5678 ¦ 서울특별시 ¦ 마포구 ¦ 마포구 ¦ 월드컵로 1 ¦ 아침아파트 101동 202호
  서울 강남구 테헤란로 152 강남파이낸스센터 김민수 01012345678
    → 김민수 ¦ 010-1234-5678 ¦ 서울특별시 ¦ 강남구 ¦ 강남구 ¦ 테헤란로 152 ¦ 강남파이낸스센터
  서울 강남구 테헤란로 152 강남파이낸스센터 12층 이도윤 010-1234-5678 부재 시 경비실에 맡겨 주세요
    → 이도윤 ¦ 010-1234-5678 ¦ 서울특별시 ¦ 강남구 ¦ 강남구 ¦ 테헤란로 152 ¦ 강남파이낸스센터 12층 ! 부재 시 경비실에 맡겨 주세요
  경기도 성남시 분당구 판교역로 166 카카오 판교아지트 최지우 0507-1234-5678
    → 최지우 ¦ 0507-1234-5678 ¦ 경기도 ¦ 성남시 ¦ 성남시 ¦ 분당구 판교역로 166 ¦ 카카오 판교아지트
  부산 해운대구 센텀중앙로 97 센텀스카이비즈 남궁민 051-234-5678
    → 남궁민 ¦ 051-234-5678 ¦ 부산광역시 ¦ 해운대구 ¦ 해운대구 ¦ 센텀중앙로 97 ¦ 센텀스카이비즈
  대구 수성구 달구벌대로 2450 범어자이 황보라 02-523-4567
    → 황보라 ¦ 02-523-4567 ¦ 대구광역시 ¦ 수성구 ¦ 수성구 ¦ 달구벌대로 2450 ¦ 범어자이
  이수 01012345678 인천 연수구 컨벤시아대로 165 포스코타워송도
    → 이수 ¦ 010-1234-5678 ¦ 인천광역시 ¦ 연수구 ¦ 연수구 ¦ 컨벤시아대로 165 ¦ 포스코타워송도
  받는분: 선우재덕⏎연락처: 070-8234-5678⏎주소: 제주 서귀포시 중문관광로 72⏎배송메모: 문 앞에 놓아 주세요
    → 선우재덕 ¦ 070-8234-5678 ¦ 제주특별자치도 ¦ 서귀포시 ¦ 서귀포시 ¦ 중문관광로 72 ! 배송메모: 문 앞에 놓아 주세요
  (06236) 서울 강남구 테헤란로 152 12층 (역삼동, 강남파이낸스센터) 독고영재 +82-10-1234-5678
    → 독고영재 ¦ 010-1234-5678 ¦ 서울특별시 ¦ 강남구 ¦ 강남구 ¦ 테헤란로 152 ¦ 12층 (역삼동, 강남파이낸스센터) ¦ 06236
  전남 순천시 중앙로 1 조례동 현대아파트 3동 505호 김하늘 010-2222-3333 010-4444-5555
    → 김하늘 ¦ 010-2222-3333 ¦ 전라남도 ¦ 순천시 ¦ 순천시 ¦ 중앙로 1 ¦ 조례동 현대아파트 3동 505호 ! 010-4444-5555
  김연아 13844336021 길림성 연변조선족자치주 연길시 광명가 1호
    → 김연아 ¦ 13844336021 ¦ 吉林省 ¦ 延边朝鲜族自治州 ¦ 延吉市 ¦  ¦ 광명가 1호
  왕웨이 13812345678 북경시 조양구 건국로 88호
    → 왕웨이 ¦ 13812345678 ¦ 北京市 ¦ 北京市 ¦ 朝阳区 ¦  ¦ 건국로 88호
  서울 중구 세종대로 110 서울시청 홍길동 주문번호: 2026112812345
    → 홍길동 ¦  ¦ 서울특별시 ¦ 중구 ¦ 중구 ¦ 세종대로 110 ¦ 서울시청 ! 주문번호: 2026112812345
  박보검 010-1234-5678 세종시 한누리대로 2130 3층
    → 박보검 ¦ 010-1234-5678 ¦ 세종특별자치시 ¦ 세종시 ¦ 세종시 ¦ 한누리대로 2130 ¦ 3층
  朝阳区望京街道阜通东大街6号 刘洋 13812345678
    → 刘洋 ¦ 13812345678 ¦ 北京市 ¦ 北京市 ¦ 朝阳区 ¦ 望京街道 ¦ 阜通东大街6号
  刘洋 13812345678 中山区人民路8号
    → 刘洋 ¦ 13812345678 ¦  ¦  ¦  ¦  ¦ 中山区人民路8号
  刘洋 13812345678 刘阿姨代收 北京市朝阳区建国路88号
    → 刘洋 ¦ 13812345678 ¦ 北京市 ¦ 北京市 ¦ 朝阳区 ¦  ¦ 建国路88号 ! 刘阿姨代收
  李娜 15012345678 湖南省长沙县星沙街道开元路1号
    → 李娜 ¦ 15012345678 ¦ 湖南省 ¦ 长沙市 ¦ 长沙县 ¦ 星沙街道 ¦ 开元路1号
  次仁央宗 18908912345 西藏日喀则市桑珠孜区珠峰路5号
    → 次仁央宗 ¦ 18908912345 ¦ 西藏自治区 ¦ 日喀则市 ¦ 桑珠孜区 ¦  ¦ 珠峰路5号
  Иван Петров 13812345678 黑龙江省哈尔滨市道里区中央大街1号
    → Иван Петров ¦ 13812345678 ¦ 黑龙江省 ¦ 哈尔滨市 ¦ 道里区 ¦  ¦ 中央大街1号
  山田太郎 13812345678 上海市长宁区虹桥路1号
    → 山田太郎 ¦ 13812345678 ¦ 上海市 ¦ 上海市 ¦ 长宁区 ¦  ¦ 虹桥路1号
`

const cases = table
  .trim()
  .split(/\n(?= {2}\S)/)
  .map((lines) => lines.split('\n').map((line) => line.trim()))
  .map(([pasted = '', wanted = '']) => [pasted.replaceAll('⏎', '\n'), wanted.replace(/^→ */, '')] as const)

test('the table has its cases', () => expect(cases.length).toBeGreaterThanOrEqual(60))

test.each(cases)('%s', (pasted, wanted) => {
  expect(facts(read(pasted)).trim()).toBe(wanted)
})

function joined(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
}

/** A word that was pasted twice need not occur twice. */
function expectNothingLost(words: readonly string[], text: string): void {
  const guess = read(text)
  const { consignee, phone, street, address, postcode, unread } = guess
  const there = [consignee, phone, street, address, postcode, ...unread].map(joined).join(' ')
  const lost = words
    .flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !there.includes(joined(word)))
  expect(lost, JSON.stringify(guess)).toEqual([])
}

describe('nothing is lost in silence:', () => {
  const word = fc.constantFrom(
    '张三',
    '阿依古丽·买买提',
    '김미선',
    'Anna Kim',
    '光明街1号',
    '테헤란로 152',
    '3单元',
    '101동',
    '88 Jianguo Road',
    '13812345678',
    '0433-2345678',
    '010-1234-5678',
    '9999999999999',
    'abc',
    '请放门口',
    '好的',
    '1203',
    '七号',
    'བཀྲ་ཤིས',
    '138****5678',
    'x@y.example',
    '주세요',
    '가나다',
    'Room 5',
    '(家)',
    '①',
    'Ω',
  )
  test('every digit and letter of words without labels and regions is in a field or is shown', () => {
    const pairs = fc.array(fc.tuple(word, fc.constantFrom(' ', ', ', '\n', ' | ')), {
      minLength: 1,
      maxLength: 10,
    })
    fc.assert(
      fc.property(pairs, (words) =>
        expectNothingLost(
          words.map(([one]) => one),
          words.flat().join(''),
        ),
      ),
      { numRuns: 1_000 },
    )
  })

  test('so is everything beside a region', () => {
    const around = fc.array(word, { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(around, around, (before, after) => {
        for (const region of ['吉林省延边朝鲜族自治州延吉市', '서울특별시 강남구', 'Yanji, Jilin'])
          expectNothingLost([...before, ...after], `${before.join(' ')}, ${region}, ${after.join(' ')}`)
      }),
      { numRuns: 500 },
    )
  })
})
