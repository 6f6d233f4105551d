import { each, t, type DemoProduct } from '../product-type.ts'
import { p } from '../param-names.ts'

const minors = t('未成年人请勿饮酒', 'Not for anyone under 18', '미성년자는 마실 수 없어요')
const notice = t('提示', 'Notice', '안내')

export const wineProducts: DemoProduct[] = [
  {
    id: 'makgeolli', shop: 'mihyang-brewery', category: 'makgeolli', stock: 270, priceFactors: [1, 1.92, 5.5],
    gallery: ['makgeolli', 'hero-korea'],
    selling: t('不过滤、不加热的生米酒，摇一摇，气泡像汽水', 'Unfiltered and unheated: tip it over and it fizzes like soda', '거르지 않고 가열하지 않은 생막걸리, 흔들면 탄산이 살아나요'),
    params: [
      [p.origin, t('吉林龙井', 'Longjing, Jilin', '길림성 용정')],
      [p.net, each(t('750ml', '750 ml', '750ml'), t('750ml×2 瓶', '2 × 750 ml', '750ml×2병'), t('750ml×6 瓶', '6 × 750 ml', '750ml×6병'))],
      [p.alcohol, t('6% vol', '6% ABV', '6%')],
      [p.ingredients, t('大米、水、麦曲、酵母', 'Rice, water, wheat koji, yeast', '쌀, 물, 밀누룩, 효모')],
      [p.storage, t('0–5℃ 冷藏，立放，不可横倒', '0–5 °C, standing up, never on its side', '0–5℃ 냉장, 반드시 세워서 보관')],
      [p.shelf, t('冷藏 30 天，越放越酸', '30 days chilled; it sours as it waits', '냉장 30일, 시간이 지나면 새콤해져요')],
      [notice, minors],
    ],
    story: [
      { picture: 'makgeolli', title: t('先闻，再摇', 'Smell, then tip', '먼저 향을, 그다음 흔들기'), text: t('上面一层清酒闻着像哈密瓜。拧紧盖子上下翻两次，别猛摇，开盖前停一分钟。', 'The clear layer on top smells of melon. Turn the bottle over twice, gently, and wait a minute before opening.', '위쪽 맑은 술은 참외 향이 나요. 뚜껑을 잠근 채 두 번만 뒤집고 1분 기다렸다 여세요.') },
      { picture: 'bowls', title: t('要用碗喝', 'Drink it from a bowl', '사발에 따라 드세요'), text: t('粗瓷碗、凉到手冰。配葱饼、泡菜煎饼，下雨天延边人的标配。', 'A rough bowl, ice cold, with scallion pancakes: that is what Yanbian does when it rains.', '사기 사발에 차게 따라 파전과 김치전에 곁들이세요. 비 오는 날 연변의 맛이에요.') },
      { picture: 'kimchi-5', title: t('活的酒，会变', 'It is alive', '살아 있는 술이에요'), text: t('刚到是甜的，一周后气足，两周后偏酸。哪天最合口，喝两瓶就知道。', 'Sweet on arrival, lively after a week, tart after two. Two bottles will tell you which day is yours.', '처음엔 달고, 한 주 뒤엔 탄산이 오르고, 두 주 뒤엔 새콤해요. 두 병이면 입맛에 맞는 날을 알게 돼요.') },
    ],
  },
  {
    id: 'wine', shop: 'changbai-foothills', category: 'blueberry-wine', stock: 140, linePriceFen: 14800, priceFactors: [1, 1.9, 5.4],
    gallery: ['wine'],
    selling: t('每瓶用两斤野生蓝莓，十一度，微甜带单宁', 'A kilo of wild blueberries in each bottle, 11%, off-dry with real tannin', '야생 블루베리 1kg으로 빚은 11도, 살짝 달고 떫은맛이 있어요'),
    params: [
      [p.origin, t('吉林长白', 'Changbai, Jilin', '길림성 장백')],
      [p.net, each(t('750ml', '750 ml', '750ml'), t('750ml×2 瓶', '2 × 750 ml', '750ml×2병'), t('750ml×6 瓶', '6 × 750 ml', '750ml×6병'))],
      [p.alcohol, t('11% vol', '11% ABV', '11%')],
      [p.ingredients, t('野生蓝莓汁、白砂糖、酿酒酵母、微量二氧化硫', 'Wild blueberry juice, sugar, wine yeast, trace sulfites', '야생 블루베리즙, 설탕, 효모, 소량의 아황산염')],
      [t('陈酿', 'Aged', '숙성'), t('不锈钢罐 10 个月，橡木桶 2 个月', '10 months in steel, 2 in oak', '스테인리스 10개월, 오크통 2개월')],
      [p.serving, t('10–12℃', '10–12 °C', '10–12℃')],
      [notice, minors],
    ],
    story: [
      { picture: 'wine', title: t('紫得发黑，入口不腻', 'Inky and dry', '진한 보랏빛, 깔끔한 끝맛'), text: t('野果的皮多汁少，颜色和单宁都来自皮。留一点残糖，压住酸，不是糖水。', 'Wild berries are mostly skin, which gives color and grip. A little sugar is left to hold the acid, no more.', '야생 열매는 껍질이 많아 빛깔과 떫은맛이 짙어요. 신맛을 잡을 만큼만 단맛을 남겼어요.') },
      { picture: 'freshblue', title: t('采果到入罐，不过夜', 'Picked and crushed the same day', '딴 날 바로 담가요'), text: t('七月下山的果子当晚破碎，低温发酵三周，花香留得住。', 'July fruit comes down the hill and is crushed that night, then ferments cool for three weeks.', '칠월에 딴 열매를 그날 밤 으깨 저온에서 3주 발효해요.') },
      { picture: 'steak', title: t('配牛肉，也配冰淇淋', 'With beef, or ice cream', '소고기와도, 아이스크림과도'), text: t('煎得焦香的西冷、延边烤肉都接得住；剩半杯浇在香草冰淇淋上当甜点。', 'It stands up to a seared sirloin; the last half glass belongs on vanilla ice cream.', '구운 채끝이나 연변 불고기에 잘 맞고, 남은 반 잔은 바닐라 아이스크림에 부어 드세요.') },
    ],
  },
  {
    id: 'baijiu', shop: 'songjiang-distillery', category: 'baijiu', stock: 210, priceFactors: [1, 1.94, 5.6],
    gallery: ['baijiu'],
    selling: t('东北红高粱固态发酵，52 度，窖香正，落口干净', 'Solid-fermented red sorghum at 52%: full pit aroma and a clean finish', '동북 붉은 수수를 고체 발효한 52도, 향이 곧고 뒷맛이 깨끗해요'),
    params: [
      [p.origin, t('吉林吉林市', 'Jilin City, Jilin', '길림성 길림시')],
      [p.net, each(t('500ml', '500 ml', '500ml'), t('500ml×2 瓶', '2 × 500 ml', '500ml×2병'), t('500ml×6 瓶', '6 × 500 ml', '500ml×6병'))],
      [p.alcohol, t('52% vol', '52% ABV', '52%')],
      [t('香型', 'Style', '향형'), t('浓香型', 'Strong aroma', '농향형')],
      [p.ingredients, t('高粱、水、大麦、豌豆', 'Sorghum, water, barley, peas', '수수, 물, 보리, 완두')],
      [p.process, t('固态法，泥窖 60 天，陈坛 3 年', 'Solid-state, 60 days in earth pits, 3 years in jars', '고체 발효, 흙 발효지 60일, 항아리 3년')],
      [notice, minors],
    ],
    story: [
      { picture: 'baijiu', title: t('掐头去尾，只留中段', 'Only the heart', '앞뒤를 버리고 가운데만'), text: t('出酒时看花摘酒，酒花大如黄豆才接坛。三年陶坛，冲劲才肯退。', 'The distiller watches the bubbles and keeps only the middle run. Three years in clay take the edge off.', '거품을 보며 가운데 술만 받아요. 항아리에서 세 해를 나야 거친 기운이 가라앉아요.') },
      { picture: 'sausage', title: t('东北桌上的硬菜配它', 'For a northeastern table', '동북 상차림에 어울려요'), text: t('酸菜白肉、铁锅炖、红肠，一口酒压住一口油。小盅慢喝，别贪快。', 'Sauerkraut and pork, iron-pot stews, smoked sausage: one sip for each rich bite. Small cups, no hurry.', '백김치 전골, 가마솥 찜, 소시지에 곁들이세요. 작은 잔으로 천천히 드세요.') },
      { picture: 'baijiu', title: t('一瓶一盒，红得体面', 'A red box for visits', '붉은 상자에 담아 드려요'), text: t('单瓶带盒配一只小瓷盅；整箱六瓶用隔板，运输不碰瓶。', 'Each bottle comes boxed with a small porcelain cup; the case of six is divided so nothing knocks.', '한 병마다 상자와 작은 도자기 잔을 드려요. 6병 박스는 칸막이로 나눠요.') },
    ],
  },
  {
    id: 'plumwine', shop: 'plum-house', category: 'plum-wine', stock: 330, priceFactors: [1, 1.9],
    gallery: ['plumwine'],
    selling: t('普宁青梅整颗浸一年，酸甜平衡，加冰加苏打都好', 'Whole Puning plums steeped a year: balanced, and happy with ice or soda', '푸닝 청매를 통째로 한 해 재운, 얼음에도 탄산에도 좋은 술'),
    params: [
      [p.origin, t('广东普宁', 'Puning, Guangdong', '광동성 보녕')],
      [p.net, each(t('500ml', '500 ml', '500ml'), t('500ml×2 瓶', '2 × 500 ml', '500ml×2병'))],
      [p.alcohol, t('12% vol', '12% ABV', '12%')],
      [p.ingredients, t('青梅、米酒基酒、冰糖', 'Green plums, rice spirit, rock sugar', '청매, 쌀 주정, 얼음설탕')],
      [t('浸泡', 'Steeped', '침출'), t('12 个月，不加香精色素', '12 months, no flavor or dye', '12개월, 향료·색소 무첨가')],
      [p.serving, t('8℃ 或加冰', '8 °C or on ice', '8℃ 또는 얼음과 함께')],
      [notice, minors],
    ],
    story: [
      { picture: 'plumwine', title: t('清明后十天的梅', 'Ten days in April', '사월의 열흘 매실'), text: t('果肉硬、酸度高时摘，一颗一颗去蒂晾干。泡出来的酒有杏仁香，不是糖精味。', 'Picked hard and sour, stemmed and dried by hand. What comes out is almond, not candy.', '단단하고 신맛이 강할 때 따서 꼭지를 떼고 말려요. 아몬드 향이 은은하게 나요.') },
      { picture: 'plumwine', title: t('三种喝法', 'Three ways', '세 가지로 즐기세요'), text: t('纯饮冰镇；一比一兑苏打放柠檬片；冬天温到四十度，放一片姜。', 'Neat and cold; half soda with lemon; or warmed to 40 °C with ginger in winter.', '차게 그대로, 탄산수와 일대일로 레몬과 함께, 겨울에는 40도로 데워 생강 한 조각과 드세요.') },
      { picture: 'chopsticks', title: t('饭前一小杯', 'Before dinner', '식전에 한 잔'), text: t('十二度不烈，开胃正好。配海鲜、炸物、辣炒年糕都解腻。', 'At 12% it wakes the appetite, and it cuts through seafood, fried food and spicy rice cakes.', '12도라 부담 없이 입맛을 돋워요. 해산물, 튀김, 떡볶이와 잘 맞아요.') },
    ],
  },
  {
    id: 'beer', shop: 'baishan-craft-beer', category: 'wheat-beer', stock: 1200, priceFactors: [1, 5.4, 19.8],
    gallery: ['beer'],
    selling: t('五成小麦芽，香蕉和丁香的酵母香，带一点浑浊才对', 'Half wheat malt, banana and clove from the yeast; the haze is meant to be there', '밀맥아 절반, 바나나와 정향 향의 효모가 살아 있는 뿌연 밀맥주'),
    params: [
      [p.origin, t('吉林白山', 'Baishan, Jilin', '길림성 백산')],
      [p.net, each(t('500ml', '500 ml', '500ml'), t('500ml×6 罐', '6 × 500 ml', '500ml×6캔'), t('500ml×24 罐', '24 × 500 ml', '500ml×24캔'))],
      [p.alcohol, t('4.7% vol', '4.7% ABV', '4.7%')],
      [t('原麦汁浓度', 'Original gravity', '원맥즙 농도'), t('12°P', '12 °P', '12°P')],
      [p.ingredients, t('水、小麦芽、大麦芽、啤酒花、酵母', 'Water, wheat malt, barley malt, hops, yeast', '물, 밀맥아, 보리맥아, 홉, 효모')],
      [p.serving, t('6–8℃，倒满时留一指泡沫', '6–8 °C with a finger of foam', '6–8℃, 거품은 손가락 한 마디')],
      [notice, minors],
    ],
    story: [
      { picture: 'beer', title: t('最后一口要晃一晃', 'Swirl the last sip', '마지막 한 모금은 흔들어서'), text: t('先倒九成，罐底转两圈把酵母摇起来，再倒进杯里，香味一下就厚了。', 'Pour most of it, swirl the can twice to lift the yeast, then pour the rest: the flavor fills out.', '90%를 따르고 캔을 두 번 돌려 효모를 띄운 뒤 마저 부으면 향이 진해져요.') },
      { picture: 'sausage', title: t('香肠和烤串的搭档', 'For sausages and skewers', '소시지와 꼬치의 짝'), text: t('苦度只有十三，不抢肉味。夏天院子里支个炉子，冰桶里放六罐。', 'Only 13 IBU, so the meat keeps its say. Set up a grill and put six in the ice.', '쓴맛이 13 IBU라 고기 맛을 살려요. 여름 마당에 불을 피우고 얼음통에 여섯 캔을 넣으세요.') },
      { picture: 'wine', title: t('山泉水酿', 'Spring water', '장백산 샘물로'), text: t('水占九成多，酿酒先看水。靖宇一带的低矿化泉水，让麦芽味更圆。', 'Beer is nine parts water. Soft springs near Jingyu round out the malt.', '맥주는 대부분 물이에요. 정우 일대의 부드러운 샘물이 맥아 맛을 둥글게 해 줘요.') },
    ],
  },
]
