export interface DemoShop {
  slug: string
  zh: string
  en: string
  ko: string
  /** One Han character for the round shop mark. */
  mark: string
  hue: number
  introZh: string
  introEn: string
  introKo: string
  province: string
  city: string
  district: string
  scopeZh: string
  scopeEn: string
  scopeKo: string
}

export const demoShops: DemoShop[] = [
  {
    slug: 'yanbian-omoni', zh: '延边阿妈妮泡菜坊', en: 'Yanbian Omoni Kimchi House', ko: '연변 어머니 김치집', mark: '泡', hue: 22,
    introZh: '朴阿妈妮带着六位邻居大姐，在延吉小院里一棵一棵腌白菜。', introEn: 'Omoni Park and six neighbors salt cabbage head by head in a Yanji courtyard.', introKo: '박 어머니와 이웃 여섯 분이 연길 마당집에서 배추를 한 포기씩 절여요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '延吉市', scopeZh: '泡菜、腌菜、辣椒粉', scopeEn: 'Kimchi, pickles, chili powder', scopeKo: '김치, 절임, 고춧가루',
  },
  {
    slug: 'changbai-forest-farm', zh: '长白林场直营店', en: 'Changbai Forest Farm Store', ko: '장백 임장 직영점', mark: '林', hue: 150,
    introZh: '林场自采自烘，山里有什么，店里就卖什么。', introEn: 'Picked and dried by the forest farm itself: whatever the mountain gives this season.', introKo: '임장에서 직접 따고 말려요. 산에서 나는 만큼만 팔아요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '安图县', scopeZh: '浆果、坚果、山货', scopeEn: 'Berries, nuts, mountain produce', scopeKo: '베리, 견과, 산나물',
  },
  {
    slug: 'wuchang-fields', zh: '五常稻田粮行', en: 'Wuchang Fields Grain Store', ko: '오상 논들 곡물상', mark: '稻', hue: 95,
    introZh: '自家三百亩水田，下单后再碾米。', introEn: 'Fifty acres of our own paddy, milled after you order.', introKo: '우리 논 이십만 제곱미터에서 거둔 벼를 주문 뒤에 찧어요.',
    province: '黑龙江省', city: '哈尔滨市', district: '五常市', scopeZh: '大米、面粉、杂粮', scopeEn: 'Rice, flour, grains', scopeKo: '쌀, 밀가루, 잡곡',
  },
  {
    slug: 'changbai-ginseng-hall', zh: '长白参堂', en: 'Changbai Ginseng Hall', ko: '장백 삼당', mark: '参', hue: 12,
    introZh: '只做六年根红参，从选参到蒸制都在抚松。', introEn: 'Six-year roots only, sorted and steamed in Fusong.', introKo: '육 년근 홍삼만 다뤄요. 고르는 일부터 찌는 일까지 무송에서 해요.',
    province: '吉林省', city: '白山市', district: '抚松县', scopeZh: '人参、红参、滋补品', scopeEn: 'Ginseng, red ginseng, tonics', scopeKo: '인삼, 홍삼, 건강식품',
  },
  {
    slug: 'jeju-orchard', zh: '济州果园进口食品店', en: 'Jeju Orchard Imports', ko: '제주 과수원 수입식품', mark: '橘', hue: 50,
    introZh: '和济州四家果园签了长约，船到青岛当天分拣。', introEn: 'Four Jeju growers on long contracts; sorted the day the ship reaches Qingdao.', introKo: '제주 농가 네 곳과 계약하고, 배가 청도에 닿는 날 바로 선별해요.',
    province: '山东省', city: '青岛市', district: '城阳区', scopeZh: '柑橘、柚子茶、韩国进口食品', scopeEn: 'Citrus, citron tea, Korean imports', scopeKo: '감귤, 유자차, 한국 수입식품',
  },
  {
    slug: 'field-teahouse', zh: '田间茶坊', en: 'Field Teahouse', ko: '들녘 찻집', mark: '茶', hue: 110,
    introZh: '家里每天喝得起的花草茶和谷物茶。', introEn: 'Flower and grain teas priced for every day.', introKo: '매일 편하게 마시는 꽃차와 곡물차를 만들어요.',
    province: '浙江省', city: '嘉兴市', district: '桐乡市', scopeZh: '花茶、谷物茶', scopeEn: 'Flower teas, grain teas', scopeKo: '꽃차, 곡물차',
  },
  {
    slug: 'changbai-tea-house', zh: '长白茶庄', en: 'Changbai Tea House', ko: '장백 다원', mark: '茗', hue: 160,
    introZh: '南茶北拼，在延吉老街上开了二十年。', introEn: 'Southern leaves blended for northern cups, twenty years on the same Yanji street.', introKo: '남쪽 찻잎을 북쪽 입맛에 맞춰 섞어요. 연길 옛 거리에서 이십 년째예요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '延吉市', scopeZh: '绿茶、茉莉花茶、茶礼', scopeEn: 'Green tea, jasmine tea, tea gifts', scopeKo: '녹차, 재스민차, 차 선물',
  },
  {
    slug: 'qingshi-kiln', zh: '青石窑', en: 'Qingshi Kiln', ko: '청석요', mark: '瓷', hue: 176,
    introZh: '龙泉一家四口的小窑，每月只开两窑青瓷。', introEn: 'A family of four in Longquan who fire celadon twice a month.', introKo: '룽취안의 네 식구 가마예요. 청자를 한 달에 두 번만 구워요.',
    province: '浙江省', city: '丽水市', district: '龙泉市', scopeZh: '青瓷茶具、花器', scopeEn: 'Celadon teaware and vases', scopeKo: '청자 다기, 화병',
  },
  {
    slug: 'wuyi-tea-house', zh: '武夷茶庄', en: 'Wuyi Tea House', ko: '무이 다원', mark: '岩', hue: 35,
    introZh: '制茶第三代，炭焙火候仍由父亲把关。', introEn: 'Third-generation makers; father still watches the charcoal roast.', introKo: '삼 대째 차를 만들어요. 숯불 덖음은 지금도 아버지가 보세요.',
    province: '福建省', city: '南平市', district: '武夷山市', scopeZh: '岩茶、乌龙茶、红茶', scopeEn: 'Rock tea, oolong, black tea', scopeKo: '암차, 우롱차, 홍차',
  },
  {
    slug: 'yunshan-tea', zh: '云山茶厂店', en: 'Yunshan Tea Factory Store', ko: '운산 차공장', mark: '普', hue: 28,
    introZh: '勐海本地茶厂，熟茶渥堆自己做，仓储也自己管。', introEn: 'A Menghai factory that ferments and ages its own ripe tea.', introKo: '멍하이 현지 공장에서 숙차 발효와 보관까지 직접 해요.',
    province: '云南省', city: '西双版纳傣族自治州', district: '勐海县', scopeZh: '普洱生茶、普洱熟茶', scopeEn: "Raw and ripe pu'er", scopeKo: '보이 생차, 보이 숙차',
  },
  {
    slug: 'mihyang-brewery', zh: '米香酒坊', en: 'Mihyang Brewery', ko: '미향 양조장', mark: '米', hue: 130,
    introZh: '周二和周五出酒，生酒不过滤、不加热。', introEn: 'Drawn on Tuesdays and Fridays, never filtered, never heated.', introKo: '화요일과 금요일에 술을 걸러요. 가열하지 않은 생막걸리예요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '龙井市', scopeZh: '米酒、传统发酵酒', scopeEn: 'Rice wine, traditional ferments', scopeKo: '막걸리, 전통 발효주',
  },
  {
    slug: 'changbai-foothills', zh: '长白山麓酒庄', en: 'Changbai Foothills Winery', ko: '장백산 기슭 와이너리', mark: '麓', hue: 285,
    introZh: '用山脚下的野生蓝莓和山葡萄酿果酒。', introEn: 'Wine from wild blueberries and mountain grapes at the foot of Changbai.', introKo: '산기슭의 야생 블루베리와 산머루로 과실주를 빚어요.',
    province: '吉林省', city: '白山市', district: '长白朝鲜族自治县', scopeZh: '蓝莓酒、山葡萄酒', scopeEn: 'Blueberry wine, mountain grape wine', scopeKo: '블루베리 와인, 산머루주',
  },
  {
    slug: 'songjiang-distillery', zh: '松江酒坊', en: 'Songjiang Distillery', ko: '송강 양조장', mark: '酒', hue: 8,
    introZh: '东北红高粱，老窖池，六十天发酵。', introEn: 'Red northeastern sorghum, old pits, sixty days of fermentation.', introKo: '동북 붉은 수수를 오래된 발효지에서 60일 삭혀요.',
    province: '吉林省', city: '吉林市', district: '龙潭区', scopeZh: '高粱白酒', scopeEn: 'Sorghum baijiu', scopeKo: '고량 백주',
  },
  {
    slug: 'plum-house', zh: '梅屋酿造', en: 'Plum House Brewery', ko: '매옥 양조', mark: '梅', hue: 100,
    introZh: '青梅落地前手摘，泡足一整年才装瓶。', introEn: 'Plums picked by hand before they fall and steeped a full year.', introKo: '떨어지기 전에 손으로 딴 청매를 꼬박 1년 재워요.',
    province: '广东省', city: '揭阳市', district: '普宁市', scopeZh: '青梅酒、果酒', scopeEn: 'Plum wine, fruit liqueurs', scopeKo: '매실주, 과실주',
  },
  {
    slug: 'baishan-craft-beer', zh: '白山精酿', en: 'Baishan Craft Beer', ko: '백산 브루어리', mark: '麦', hue: 215,
    introZh: '用长白山矿泉水酿啤酒，每批只做两吨。', introEn: 'Brewed with Changbai spring water, two tons a batch.', introKo: '장백산 샘물로 한 번에 두 톤씩만 빚어요.',
    province: '吉林省', city: '白山市', district: '浑江区', scopeZh: '精酿啤酒', scopeEn: 'Craft beer', scopeKo: '수제 맥주',
  },
  {
    slug: 'forest-apiary', zh: '林间蜂场', en: 'Forest Apiary', ko: '숲속 양봉장', mark: '蜂', hue: 70,
    introZh: '跟着椴树花期走，一年只收一季蜜。', introEn: 'We follow the linden bloom and harvest once a year.', introKo: '피나무 꽃을 따라다니며 한 해에 한 번만 꿀을 떠요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '敦化市', scopeZh: '蜂蜜、蜂产品', scopeEn: 'Honey and bee products', scopeKo: '꿀, 양봉 제품',
  },
  {
    slug: 'cold-noodle-house', zh: '冷面世家', en: 'Cold Noodle House', ko: '냉면세가', mark: '面', hue: 222,
    introZh: '延吉西市场里压了四十年冷面，汤头一天一熬。', introEn: "Pressing noodles in Yanji's West Market for forty years, with broth made daily.", introKo: '연길 서시장에서 사십 년째 면을 눌러요. 육수는 날마다 새로 우려요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '延吉市', scopeZh: '冷面、打糕、米肠', scopeEn: 'Cold noodles, rice cakes, sundae', scopeKo: '냉면, 찰떡, 순대',
  },
  {
    slug: 'haidong-sauce-house', zh: '海东酱园', en: 'Haidong Sauce House', ko: '해동 장원', mark: '酱', hue: 30,
    introZh: '露天晒缸一百八十口，酱油至少晒满半年。', introEn: 'A hundred and eighty open-air crocks, at least six months in the sun.', introKo: '마당에 독 백팔십 개를 두고 간장을 반년 넘게 볕에 익혀요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '图们市', scopeZh: '酱油、食醋', scopeEn: 'Soy sauce, vinegar', scopeKo: '간장, 식초',
  },
  {
    slug: 'sunchang-home', zh: '淳昌故乡韩国食品店', en: 'Sunchang Home Korean Foods', ko: '순창 고향 한국식품', mark: '淳', hue: 18,
    introZh: '韩国淳昌的酱，从威海进口，原装不分装。', introEn: 'Pastes from Sunchang, Korea, landed in Weihai and sold in their original tubs.', introKo: '한국 순창 장류를 웨이하이로 들여와 원래 용기 그대로 보내요.',
    province: '山东省', city: '威海市', district: '经济技术开发区', scopeZh: '辣椒酱、大酱、韩国调味', scopeEn: 'Gochujang, doenjang, Korean seasonings', scopeKo: '고추장, 된장, 한국 양념',
  },
  {
    slug: 'stone-mill', zh: '石磨坊油坊', en: 'Stone Mill Oil Press', ko: '맷돌방 기름집', mark: '磨', hue: 60,
    introZh: '芝麻当周炒、当周磨，油瓶上写着压榨日期。', introEn: 'Sesame ground the week it is bought; the pressing date is on every bottle.', introKo: '그 주에 들인 참깨를 그 주에 짜고, 병마다 짠 날을 적어요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '和龙市', scopeZh: '芝麻油、苏子油', scopeEn: 'Sesame oil, perilla oil', scopeKo: '참기름, 들기름',
  },
  {
    slug: 'tumen-river-foods', zh: '图们江食品', en: 'Tumen River Foods', ko: '두만강 식품', mark: '江', hue: 5,
    introZh: '边境小城的方便面厂，口味照着自家汤饭调。', introEn: 'A border-town noodle factory that seasons after its own family soups.', introKo: '국경 도시 라면 공장이에요. 집에서 먹던 국밥 맛에 맞춰 간을 봐요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '珲春市', scopeZh: '方便面、汤料、速食', scopeEn: 'Ramyun, soup bases, quick meals', scopeKo: '라면, 국물 스프, 즉석식품',
  },
  {
    slug: 'moran-coffee', zh: '茉岚咖啡', en: 'Moran Coffee', ko: '모란 커피', mark: '咖', hue: 42,
    introZh: '延吉人均咖啡馆多，我们把那一口奶香装进条包。', introEn: 'Yanji is a town of coffee shops; we put its milky cup into a stick.', introKo: '카페 많은 연길의 고소한 한 잔을 스틱에 담았어요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '延吉市', scopeZh: '速溶咖啡、挂耳咖啡', scopeEn: 'Instant and drip coffee', scopeKo: '커피믹스, 드립백',
  },
  {
    slug: 'snowfield-dairy', zh: '雪原牧场', en: 'Snowfield Dairy', ko: '설원 목장', mark: '牧', hue: 225,
    introZh: '清晨挤奶，中午杀菌，当晚发车。', introEn: 'Milked at dawn, pasteurized by noon, on the truck that night.', introKo: '새벽에 짠 우유를 낮에 살균해 그날 밤 보내요.',
    province: '黑龙江省', city: '齐齐哈尔市', district: '克东县', scopeZh: '鲜奶、酸奶、冰淇淋', scopeEn: 'Fresh milk, yogurt, ice cream', scopeKo: '우유, 요구르트, 아이스크림',
  },
  {
    slug: 'snowfield-kitchen', zh: '雪原厨房', en: 'Snowfield Kitchen', ko: '설원 주방', mark: '饺', hue: 210,
    introZh: '包好三十分钟内进速冻线，只走冷链。', introEn: 'Frozen within thirty minutes of folding, shipped cold all the way.', introKo: '빚고 30분 안에 급랭해 냉동차로만 보내요.',
    province: '吉林省', city: '长春市', district: '宽城区', scopeZh: '水饺、披萨、鱼丸', scopeEn: 'Dumplings, pizza, fish balls', scopeKo: '만두, 피자, 어묵볼',
  },
  {
    slug: 'wando-seaweed', zh: '莞岛海苔进口店', en: 'Wando Seaweed Imports', ko: '완도 김 수입점', mark: '苔', hue: 165,
    introZh: '韩国莞岛的海苔和裙带菜，冬季头茬优先。', introEn: 'Laver and wakame from Wando, first winter harvest first.', introKo: '한국 완도 김과 미역이에요. 겨울 첫물을 먼저 들여요.',
    province: '山东省', city: '威海市', district: '环翠区', scopeZh: '海苔、裙带菜、海带', scopeEn: 'Laver, wakame, kelp', scopeKo: '김, 미역, 다시마',
  },
  {
    slug: 'tumen-river-fishery', zh: '图们江渔家', en: 'Tumen River Fishery', ko: '두만강 어가', mark: '渔', hue: 200,
    introZh: '珲春口岸的渔家，明太鱼晾在自家木架上。', introEn: 'A Hunchun port family that dries pollack on its own wooden racks.', introKo: '훈춘 통상구 어가에서 명태를 나무 덕장에 말려요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '珲春市', scopeZh: '明太鱼、鱿鱼、海鲜', scopeEn: 'Pollack, squid, seafood', scopeKo: '명태, 오징어, 해산물',
  },
  {
    slug: 'yanbian-beef', zh: '延边黄牛鲜肉店', en: 'Yanbian Beef Butcher', ko: '연변 황우 정육점', mark: '牛', hue: 15,
    introZh: '自养延边黄牛，一头牛从养到切都能查。', introEn: 'Our own Yanbian cattle, traceable from the barn to the slice.', introKo: '직접 키운 연변 황우예요. 사육부터 손질까지 이력을 볼 수 있어요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '龙井市', scopeZh: '延边黄牛鲜肉、肥牛、牛杂', scopeEn: 'Yanbian beef, hot-pot slices, offal', scopeKo: '연변 황우, 차돌박이, 부속',
  },
  {
    slug: 'muye-butchery', zh: '牧野肉铺', en: 'Muye Butchery', ko: '목야 정육점', mark: '肉', hue: 355,
    introZh: '烟熏、灌肠、分切都在自家车间，配料表尽量短。', introEn: 'Smoked, stuffed and cut in-house with the shortest ingredient lists we can manage.', introKo: '훈연과 소시지, 손질까지 직접 하고 원료는 되도록 적게 써요.',
    province: '河南省', city: '新乡市', district: '牧野区', scopeZh: '香肠、培根、牛排', scopeEn: 'Sausages, bacon, steak', scopeKo: '소시지, 베이컨, 스테이크',
  },
  {
    slug: 'morning-orchard', zh: '晨集果园', en: 'Morning Orchard', ko: '아침장 과수원', mark: '果', hue: 85,
    introZh: '龙井帽儿山脚下的百年苹果梨园，也替各地果农发货。', introEn: 'A century-old apple-pear orchard in Longjing that also ships for growers elsewhere.', introKo: '용정의 100년 사과배 과수원이에요. 다른 고장 농가의 과일도 함께 보내요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '龙井市', scopeZh: '苹果梨、时令水果', scopeEn: 'Apple pears, seasonal fruit', scopeKo: '사과배, 제철 과일',
  },
  {
    slug: 'stonepot-house', zh: '石釜家厨具店', en: 'Stonepot House', ko: '돌솥집 주방용품', mark: '釜', hue: 240,
    introZh: '从一口拌饭石锅做起，只卖自己天天用的锅。', introEn: 'It began with one bibimbap pot; we sell only what we cook with.', introKo: '비빔밥 돌솥 하나로 시작했어요. 날마다 쓰는 것만 팔아요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '延吉市', scopeZh: '石锅、炒锅、刀具', scopeEn: 'Stone pots, woks, knives', scopeKo: '돌솥, 웍, 칼',
  },
  {
    slug: 'wild-glaze', zh: '野釉', en: 'Wild Glaze', ko: '야유', mark: '釉', hue: 230,
    introZh: '景德镇三人工作室，釉色随窑火走。', introEn: 'Three potters in Jingdezhen who let the fire decide the glaze.', introKo: '경덕진의 세 사람 공방이에요. 유약 빛은 불에 맡겨요.',
    province: '江西省', city: '景德镇市', district: '珠山区', scopeZh: '手作餐具、筷子', scopeEn: 'Handmade tableware, chopsticks', scopeKo: '수제 그릇, 젓가락',
  },
  {
    slug: 'onsil', zh: '温室旗舰店', en: 'onsil Flagship Store', ko: '온실 공식 스토어', mark: '温', hue: 158,
    introZh: '只做保温这一件事，杯子、壶和便当盒。', introEn: 'Bottles, pots and lunch boxes that do one thing: stay warm.', introKo: '보온 하나만 생각해요. 컵, 주전자, 도시락을 만들어요.',
    province: '浙江省', city: '金华市', district: '永康市', scopeZh: '保温杯、焖烧壶', scopeEn: 'Vacuum flasks, food jars', scopeKo: '보온병, 보온 도시락',
  },
  {
    slug: 'sigan', zh: '时间钟表', en: 'SIGAN Watches and Clocks', ko: '시간 시계점', mark: '时', hue: 195,
    introZh: '表和钟只分两种：走得准的，和我们不卖的。', introEn: 'Two kinds of clock: those that keep time, and those we do not sell.', introKo: '시계는 두 가지예요. 잘 맞는 것과 우리가 팔지 않는 것.',
    province: '广东省', city: '深圳市', district: '光明区', scopeZh: '腕表、挂钟、闹钟', scopeEn: 'Watches, wall clocks, alarm clocks', scopeKo: '손목시계, 벽시계, 알람시계',
  },
  {
    slug: 'pick-a-pearl', zh: '拾珠珠宝', en: 'Pick a Pearl', ko: '줍줍 주얼리', mark: '珠', hue: 315,
    introZh: '诸暨珍珠世家，每件都附检测说明和实拍图。', introEn: 'A Zhuji pearl family; every piece comes with its test report and its own photos.', introKo: '주지의 진주 집안이에요. 제품마다 감정 안내와 실물 사진을 함께 드려요.',
    province: '浙江省', city: '绍兴市', district: '诸暨市', scopeZh: '珍珠、翡翠、K金首饰', scopeEn: 'Pearls, jadeite, gold jewelry', scopeKo: '진주, 비취, 금 주얼리',
  },
  {
    slug: 'evening-lamp', zh: '晚灯', en: 'Evening Lamp', ko: '저녁등', mark: '灯', hue: 55,
    introZh: '为晚上七点以后的家设计灯。', introEn: 'Lamps designed for a home after seven in the evening.', introKo: '저녁 일곱 시 이후의 집을 위한 조명을 만들어요.',
    province: '广东省', city: '中山市', district: '古镇镇', scopeZh: '台灯、吊灯、落地灯', scopeEn: 'Table, pendant and floor lamps', scopeKo: '탁상등, 펜던트, 플로어 스탠드',
  },
  {
    slug: 'mokday-living', zh: '木作日家居', en: 'Mokday Living', ko: '나무날 가구', mark: '木', hue: 40,
    introZh: '敦化老木匠的榫卯，装进能快递的箱子里。', introEn: 'Old Dunhua joinery, packed into boxes a courier can carry.', introKo: '돈화 목수의 짜맞춤 가구를 택배 상자에 담았어요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '敦化市', scopeZh: '实木家具、沙发', scopeEn: 'Solid wood furniture, armchairs', scopeKo: '원목 가구, 소파',
  },
  {
    slug: 'clearwater-bath', zh: '净水堂卫浴', en: 'Clearwater Bath', ko: '맑은물 욕실', mark: '净', hue: 205,
    introZh: '龙头、花洒和一条好毛巾，浴室就差不多了。', introEn: 'A faucet, a shower and one good towel: the rest of a bathroom is detail.', introKo: '수전과 샤워기, 좋은 수건 한 장이면 욕실은 거의 완성이에요.',
    province: '福建省', city: '泉州市', district: '南安市', scopeZh: '龙头、花洒、毛巾、镜子', scopeEn: 'Faucets, showers, towels, mirrors', scopeKo: '수전, 샤워기, 수건, 거울',
  },
  {
    slug: 'soyo', zh: '素昭洗护', en: 'soyo Hand Care', ko: '소요 핸드케어', mark: '素', hue: 48,
    introZh: '给每天洗十几次的手，做温和一点的洗手液。', introEn: 'Gentler soap for hands that are washed a dozen times a day.', introKo: '하루에 열 번 넘게 씻는 손을 위해 순하게 만들어요.',
    province: '上海市', city: '上海市', district: '奉贤区', scopeZh: '洗手液、手部护理', scopeEn: 'Hand wash and hand care', scopeKo: '핸드워시, 손 관리',
  },
  {
    slug: 'haedam', zh: '海潭旗舰店', en: 'haedam Flagship Store', ko: '해담 공식 스토어', mark: '潭', hue: 320,
    introZh: '山茶花、艾草和桃花，洗护都从一株植物开始。', introEn: 'Camellia, mugwort, peach blossom: every formula starts with one plant.', introKo: '동백과 쑥, 복숭아꽃처럼 식물 하나에서 시작하는 뷰티 브랜드예요.',
    province: '广东省', city: '广州市', district: '白云区', scopeZh: '洗发护发、身体护理', scopeEn: 'Hair and body care', scopeKo: '헤어케어, 바디케어',
  },
  {
    slug: 'slow-step', zh: '慢步鞋铺', en: 'Slow Step', ko: '느린걸음 신발가게', mark: '步', hue: 255,
    introZh: '在家和下雨天穿的鞋，先求不滑，再求好看。', introEn: 'Shoes for home and rain: grip first, looks second.', introKo: '집에서, 비 오는 날에 신는 신발이에요. 미끄럽지 않은 게 먼저예요.',
    province: '福建省', city: '泉州市', district: '晋江市', scopeZh: '拖鞋、棉拖、雨靴', scopeEn: 'Slides, slippers, rain boots', scopeKo: '슬리퍼, 털실내화, 레인부츠',
  },
  {
    slug: 'baeksong', zh: '白松口腔护理', en: 'baeksong Oral Care', ko: '백송 구강케어', mark: '松', hue: 180,
    introZh: '竹盐、薄荷、细软刷毛，刷牙这件事认真做。', introEn: 'Bamboo salt, mint and fine bristles: brushing taken seriously.', introKo: '죽염과 민트, 가는 칫솔모로 양치를 제대로 챙겨요.',
    province: '江苏省', city: '扬州市', district: '邗江区', scopeZh: '牙膏、牙刷、漱口水', scopeEn: 'Toothpaste, brushes, mouthwash', scopeKo: '치약, 칫솔, 구강청결제',
  },
  {
    slug: 'aki-clean', zh: '艾净家清', en: 'aki clean', ko: '아키 클린', mark: '艾', hue: 190,
    introZh: '一瓶只管一件事，配方和用量都写在瓶身上。', introEn: 'One bottle, one job, with the dose printed where you can read it.', introKo: '한 병에 한 가지 일만 맡겨요. 쓰는 양도 병에 적어 두었어요.',
    province: '广东省', city: '广州市', district: '黄埔区', scopeZh: '洗衣液、洗洁精、清洁剂', scopeEn: 'Detergents, dish soap, cleaners', scopeKo: '세탁세제, 주방세제, 청소용품',
  },
  {
    slug: 'yunshu', zh: '云舒纸品', en: 'Yunshu Paper', ko: '윈슈 제지', mark: '云', hue: 208,
    introZh: '原生木浆纸，抽着不掉屑，湿了不破。', introEn: 'Virgin pulp paper that sheds no dust and holds together when wet.', introKo: '천연 펄프라 먼지가 적고 젖어도 잘 찢어지지 않아요.',
    province: '河北省', city: '保定市', district: '满城区', scopeZh: '抽纸、卷纸、湿巾', scopeEn: 'Tissues, rolls, wipes', scopeKo: '티슈, 화장지, 물티슈',
  },
  {
    slug: 'green-window-garden', zh: '绿窗园艺', en: 'Green Window Garden', ko: '초록창 원예', mark: '绿', hue: 140,
    introZh: '昆明温室发货，冬天加保温，路上冻坏就补。', introEn: 'Shipped from Kunming greenhouses, wrapped warm in winter and replaced if frozen.', introKo: '쿤밍 온실에서 보내요. 겨울에는 보온 포장하고, 얼면 다시 보내요.',
    province: '云南省', city: '昆明市', district: '呈贡区', scopeZh: '绿植、多肉、营养液', scopeEn: 'House plants, succulents, plant feed', scopeKo: '관엽식물, 다육, 식물 영양제',
  },
  {
    slug: 'fenghe-agri', zh: '丰禾农资', en: 'Fenghe Agri', ko: '풍화 농자재', mark: '禾', hue: 120,
    introZh: '农技员在线答疑，先问清地块再推荐用量。', introEn: 'Agronomists answer online and ask about your field before naming a dose.', introKo: '농업 기술자가 밭 사정을 먼저 듣고 알맞은 양을 알려 드려요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '敦化市', scopeZh: '肥料、植保、种子', scopeEn: 'Fertilizer, crop protection, seeds', scopeKo: '비료, 작물 보호제, 씨앗',
  },
  {
    slug: 'miaotian', zh: '喵田猫用品', en: 'Miaotian Cat Supplies', ko: '묘전 고양이용품', mark: '喵', hue: 26,
    introZh: '店里十一只猫先试吃、先试睡，再上架。', introEn: 'Eleven shop cats taste and nap on everything first.', introKo: '가게 고양이 열한 마리가 먼저 먹고 자 보고 나서 팔아요.',
    province: '辽宁省', city: '大连市', district: '金州区', scopeZh: '猫粮、猫砂、猫窝', scopeEn: 'Cat food, litter, beds', scopeKo: '고양이 사료, 모래, 방석',
  },
  {
    slug: 'wangyuan', zh: '汪原犬粮', en: 'Wangyuan Dog Food', ko: '왕원 강아지 사료', mark: '汪', hue: 145,
    introZh: '鲜肉单一蛋白配方，每一批都公开检测数据。', introEn: 'Single-protein fresh meat recipes with test data published for every batch.', introKo: '한 가지 단백질 생육 사료예요. 배치마다 검사 수치를 공개해요.',
    province: '山东省', city: '临沂市', district: '沂南县', scopeZh: '狗粮、狗零食', scopeEn: 'Dog food and treats', scopeKo: '강아지 사료, 간식',
  },
  {
    slug: 'little-timber', zh: '小童木玩具', en: 'Little Timber Toys', ko: '꼬마나무 장난감', mark: '童', hue: 38,
    introZh: '云和木匠做的玩具，边角都磨到能放心啃。', introEn: 'Yunhe woodworkers sand every edge until it is safe to chew.', introKo: '윈허 목수들이 모서리를 입에 물어도 될 만큼 갈아요.',
    province: '浙江省', city: '丽水市', district: '云和县', scopeZh: '木制玩具、毛绒玩偶', scopeEn: 'Wooden toys, soft toys', scopeKo: '원목 장난감, 인형',
  },
  {
    slug: 'pine-wind-music', zh: '松风乐器', en: 'Pine Wind Music', ko: '솔바람 악기', mark: '乐', hue: 345,
    introZh: '延吉老师傅做长鼓，也替学校配齐一整班的乐器。', introEn: 'A Yanji drum maker who also fits out whole school bands.', introKo: '연길 장인이 장구를 만들어요. 학교 악대 악기도 갖춰 드려요.',
    province: '吉林省', city: '延边朝鲜族自治州', district: '延吉市', scopeZh: '民族乐器、尤克里里', scopeEn: 'Folk instruments, ukuleles', scopeKo: '민속 악기, 우쿨렐레',
  },
  {
    slug: 'goyo-tools', zh: '固友五金', en: 'goyo tools', ko: '고요 툴스', mark: '固', hue: 65,
    introZh: '家里够用的工具，一件一件说清楚材质和用法。', introEn: 'Enough tools for a home, each with its steel and its use spelled out.', introKo: '집에서 쓰기 충분한 공구예요. 재질과 쓰임을 하나하나 알려 드려요.',
    province: '浙江省', city: '金华市', district: '永康市', scopeZh: '手动工具、锁具、量具', scopeEn: 'Hand tools, locks, measures', scopeKo: '수공구, 자물쇠, 측정 공구',
  },
]
