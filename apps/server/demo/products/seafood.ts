import { t, type DemoProduct } from '../product-type.ts'
import { p } from '../param-names.ts'

export const seafoodProducts: DemoProduct[] = [
  {
    id: 'seaweed', shop: 'wando-seaweed', category: 'roasted-laver', stock: 1100,
    gallery: ['seaweed', 'hero-korea'],
    selling: t('冬季头茬紫菜现烤，薄得透光，低盐', 'First winter laver, roasted thin enough to read through, light on salt', '겨울 첫물 김을 얇게 구워 바삭하고 덜 짜요'),
    params: [
      [p.origin, t('韩国全罗南道莞岛', 'Wando, South Jeolla, Korea', '한국 전라남도 완도')],
      [p.net, t('5g×12 包', '5 g × 12', '5g×12봉')],
      [p.ingredients, t('紫菜 65%、玉米油、芝麻油、食盐', 'Laver 65%, corn oil, sesame oil, salt', '김 65%, 옥수수유, 참기름, 소금')],
      [p.allergens, t('含芝麻，海域中可能有虾蟹', 'Sesame; may contain shrimp and crab', '참깨 함유, 새우·게가 섞일 수 있어요')],
      [t('每包热量', 'Energy per pack', '1봉 열량'), t('30 千卡', '30 kcal', '30kcal')],
      [p.storage, t('避光防潮，开包即食', 'Dark and dry; eat once opened', '빛과 습기를 피하고 개봉 후 바로 섭취')],
      [p.shelf, t('12 个月', '12 months', '12개월')],
    ],
    story: [
      { picture: 'seaweed', title: t('两次烤，一次刷油', 'Two roasts, one oil', '두 번 굽고 한 번 발라요'), text: t('先低温去水，再高温八秒起香，中间只薄刷一遍油。透着光看，是墨绿不是黑。', 'A low roast drives off water, eight hot seconds bring the aroma, one thin coat of oil goes between. Held to light it is green, not black.', '낮은 온도로 물기를 빼고 높은 불에 8초 구워요. 빛에 비추면 검지 않고 짙은 초록이에요.') },
      { picture: 'rice', title: t('一片包一口饭', 'One sheet, one bite', '한 장에 밥 한 입'), text: t('孩子不吃饭的晚上，热饭卷海苔，再加几根泡菜就见底。', 'On evenings when the children will not eat: hot rice rolled in laver with a strip of kimchi.', '밥투정하는 저녁에는 따뜻한 밥을 김에 싸고 김치를 조금 얹으세요.') },
      { picture: 'sesameoil', title: t('芝麻味多一道香油', 'Sesame has one more coat', '참기름맛은 한 번 더 발라요'), text: t('原味突出紫菜的鲜，芝麻味出锅后再刷一遍香油，下酒更合适。', 'Original keeps the taste of the sea; Sesame gets a second brush of oil and suits a drink.', '오리지널은 김의 감칠맛이, 참기름맛은 고소함이 진해 안주로 좋아요.') },
    ],
  },
  {
    id: 'pollack', shop: 'tumen-river-fishery', category: 'pollack', stock: 340, linePriceFen: 5980, priceFactors: [0.54, 1],
    gallery: ['pollack'],
    selling: t('木架上冻干四个月，撕成丝，煮汤奶白、凉拌有嚼头', 'Four months freezing and thawing on racks, then shredded: milky soup or chewy salad', '덕장에서 넉 달 얼렸다 녹이며 말려 국은 뽀얗고 무침은 쫄깃해요'),
    params: [
      [p.origin, t('原料俄罗斯远东海域，吉林珲春晾晒', 'Caught off the Russian Far East, dried in Hunchun, Jilin', '러시아 극동산, 길림성 훈춘에서 건조')],
      [p.net, t('300g', '300 g', '300g')],
      [p.ingredients, t('明太鱼 100%', '100% Alaska pollock', '명태 100%')],
      [t('含盐', 'Salt', '염도'), t('不加盐', 'None added', '소금 무첨가')],
      [p.allergens, t('含鱼类', 'Fish', '생선 함유')],
      [p.storage, t('冷冻或冷藏密封', 'Sealed, chilled or frozen', '밀봉하여 냉장 또는 냉동')],
      [p.shelf, t('12 个月', '12 months', '12개월')],
    ],
    story: [
      { picture: 'pollack', title: t('冻了化、化了冻', 'Freeze, thaw, freeze', '얼고 녹기를 되풀이해요'), text: t('十一月上架，夜里零下二十度冻透，白天晒化，反复四个月，肉变成金黄的海绵。', 'Hung in November, it freezes at minus twenty each night and softens each day until the flesh is a golden sponge.', '동짓달에 걸어 밤에는 영하 20도에 얼고 낮에는 녹아, 넉 달이면 노랗게 부풀어요.') },
      { picture: 'stonepot', title: t('解酒汤的主角', 'The morning-after soup', '해장국의 주인공'), text: t('香油炒两分钟，加水加豆芽，十分钟汤就白了。宿醉第二天，延边家家都煮这个。', 'Fry in sesame oil for two minutes, add water and bean sprouts; in ten the broth is white. All Yanbian knows that morning.', '참기름에 2분 볶아 물과 콩나물을 넣으면 10분 만에 국물이 뽀얘져요. 술 마신 다음 날이면 연변 집집이 끓여요.') },
      { picture: 'gochujang', title: t('拌一盘下酒', 'A spicy plate', '매콤하게 무치세요'), text: t('清水喷湿五分钟，辣椒酱、糖、香油、芝麻拌匀，冰箱里能放两周。', 'Mist with water, wait five minutes, toss with gochujang, sugar, sesame oil and seeds. Keeps two weeks chilled.', '물을 뿌려 5분 두었다가 고추장, 설탕, 참기름, 깨로 무치면 냉장고에서 2주 가요.') },
    ],
  },
  {
    id: 'salmon', shop: 'tumen-river-fishery', category: 'salmon', stock: 130, priceFactors: [1, 1.6],
    gallery: ['salmon'],
    selling: t('冰鲜到港分切，厚切十二片，附柠檬', 'Landed chilled, cut thick in twelve slices, lemon in the tray', '냉장으로 들어와 두툼하게 썬 열두 점, 레몬을 함께 담았어요'),
    params: [
      [p.origin, t('智利养殖大西洋鲑', 'Atlantic salmon farmed in Chile', '칠레 양식 대서양연어')],
      [p.net, t('300g', '300 g', '300g')],
      [t('部位', 'Cut', '부위'), t('中段', 'Loin', '등심')],
      [p.allergens, t('含鱼类', 'Fish', '생선 함유')],
      [p.howTo, t('收货后 24 小时内生食，过时请熟食', 'Raw within 24 hours of delivery, then cook', '받은 뒤 24시간 안에는 회로, 이후에는 익혀서')],
      [p.storage, t('0–2℃ 冷藏', 'Chilled, 0–2 °C', '0–2℃ 냉장')],
      [p.shelf, t('3 天', '3 days', '3일')],
    ],
    story: [
      { picture: 'salmon', title: t('当天切，当晚发', 'Cut by day, sent by night', '낮에 썰어 밤에 보내요'), text: t('每块鱼先看油花和气味，指压能回弹才上案板。切完真空贴体，冰袋压在上面。', 'Each side is checked for fat, smell and spring before it reaches the board, then skin-packed under ice.', '기름결과 냄새, 탄력을 확인한 것만 썰어 진공으로 붙이고 위에 얼음을 얹어요.') },
      { picture: 'soysauce', title: t('蘸酿造酱油就够', 'Soy is enough', '양조간장이면 충분해요'), text: t('先挤柠檬，再点一点酱油和山葵。油脂重的部位放到最后吃。', 'Lemon first, then a touch of soy and wasabi. Leave the fattiest slices for last.', '레몬을 먼저 짜고 간장과 고추냉이를 살짝 찍으세요. 기름진 점은 나중에 드세요.') },
      { picture: 'rice', title: t('第二天做一碗盖饭', 'Tomorrow, a rice bowl', '이튿날엔 덮밥으로'), text: t('剩下的用火燎三秒，铺在热饭上，撒海苔丝，浇一勺酱油。', 'Sear the rest for three seconds, lay it on hot rice with shredded laver and a spoon of soy.', '남은 것은 불에 3초 그을려 뜨거운 밥에 올리고 김가루와 간장을 뿌리세요.') },
    ],
  },
  {
    id: 'squid', shop: 'tumen-river-fishery', category: 'dried-squid', stock: 580,
    gallery: ['squid'],
    selling: t('整片鱿鱼烤完手撕，越嚼越鲜，不裹糖浆', 'Whole squid roasted and torn by hand: the longer you chew, the better it gets', '통오징어를 구워 손으로 찢어 씹을수록 감칠맛이 나요'),
    params: [
      [p.origin, t('吉林珲春', 'Hunchun, Jilin', '길림성 훈춘')],
      [p.net, t('200g', '200 g', '200g')],
      [p.ingredients, t('鱿鱼 92%、白砂糖、食盐；香辣味另含辣椒', 'Squid 92%, sugar, salt; Spicy adds chili', '오징어 92%, 설탕, 소금 / 매콤한맛은 고추 추가')],
      [p.allergens, t('含软体动物', 'Mollusks', '연체류 함유')],
      [t('水分', 'Moisture', '수분'), t('约 28%，半干', 'About 28%, semi-dried', '약 28%, 반건조')],
      [p.storage, t('阴凉干燥，开袋冷藏', 'Cool and dry; chill once opened', '서늘하고 건조한 곳, 개봉 후 냉장')],
      [p.shelf, t('10 个月', '10 months', '10개월')],
    ],
    story: [
      { picture: 'squid', title: t('看得见纤维', 'You can see the fibers', '결이 보여요'), text: t('不打浆、不重组，一条丝就是一束肌肉。粗细不一，是手撕的证明。', 'Nothing minced or pressed: every strand is muscle. The uneven width is how you know hands did it.', '갈아서 뭉치지 않았어요. 굵기가 고르지 않은 것은 손으로 찢었기 때문이에요.') },
      { picture: 'beer', title: t('啤酒的老朋友', "Beer's old friend", '맥주의 오랜 친구'), text: t('看球那晚，一袋两个人不够。火上燎一下再吃，边缘卷起来最香。', 'On match nights one bag will not do for two. Pass it over a flame until the edges curl.', '경기 보는 밤에는 한 봉으로 모자라요. 불에 살짝 그을리면 끝이 말리며 더 고소해요.') },
      { picture: 'kimchi', title: t('也是一道小菜', 'And a side dish', '밑반찬도 돼요'), text: t('辣椒酱、麦芽糖、蒜末小火炒三分钟，拌进鱿鱼丝，带饭特别下饭。', 'Warm gochujang, malt syrup and garlic for three minutes and fold the squid in: a lunchbox classic.', '고추장, 물엿, 다진 마늘을 약불에 3분 볶아 버무리면 도시락 반찬이 돼요.') },
    ],
  },
  {
    id: 'kelp', shop: 'wando-seaweed', category: 'wakame', stock: 760, priceFactors: [0.55, 1],
    gallery: ['kelp'],
    selling: t('剪好免洗，泡五分钟胀十倍，煮海带汤不用挑沙', 'Cut and grit-free: five minutes in water and it grows tenfold', '손질된 건미역, 5분 불리면 열 배로 늘고 모래가 없어요'),
    params: [
      [p.origin, t('韩国全罗南道莞岛', 'Wando, South Jeolla, Korea', '한국 전라남도 완도')],
      [p.net, t('200g', '200 g', '200g')],
      [p.ingredients, t('裙带菜 100%', '100% wakame', '미역 100%')],
      [t('泡发', 'Soaking', '불리기'), t('冷水 5 分钟，约 10 倍', '5 minutes cold, about tenfold', '찬물 5분, 약 10배')],
      [t('每人用量', 'Per person', '1인분'), t('干品 5g', '5 g dry', '마른 것 5g')],
      [p.storage, t('干燥密封', 'Dry and sealed', '건조하게 밀봉 보관')],
      [p.shelf, t('24 个月', '24 months', '24개월')],
    ],
    story: [
      { picture: 'kelp', title: t('生日那天要喝的汤', 'The birthday soup', '생일날 먹는 국'), text: t('朝鲜族人家过生日，早上第一碗是裙带菜汤。牛肉先用香油炒，再下泡好的菜，小火二十分钟。', 'In a Korean family a birthday starts with this soup. Fry beef in sesame oil, add the wakame, simmer twenty minutes.', '생일 아침 첫 그릇은 미역국이에요. 소고기를 참기름에 볶고 불린 미역을 넣어 약불에 20분 끓이세요.') },
      { picture: 'beef', title: t('二百克够四十碗', 'Forty bowls in a bag', '200g이면 마흔 그릇'), text: t('别看袋子小，一把就够一锅。泡多了可以沥干，拌醋和酱油当凉菜。', 'The bag is small, a handful fills a pot. Soaked too much? Dress the rest with vinegar and soy.', '봉지는 작아도 한 줌이면 한 냄비예요. 많이 불렸다면 식초와 간장에 무치세요.') },
      { picture: 'seaweed', title: t('叶嫩梗少', 'Tender leaf, little stem', '줄기가 적고 연해요'), text: t('二月收的头茬，先去主脉再烘干，煮久了也不烂成糊。', 'The February cut, stripped of its midrib before drying, holds together in a long simmer.', '이월 첫물을 줄기를 빼고 말려 오래 끓여도 풀어지지 않아요.') },
    ],
  },
  {
    id: 'tuna', shop: 'tumen-river-fishery', category: 'canned-tuna', stock: 690,
    gallery: ['tuna'],
    selling: t('整块黄鳍白肉，一拉就开，油浸拌饭、辣味直接吃', 'Solid yellowfin chunks with a ring pull: in oil for rice, spicy from the can', '황다랑어 살코기, 따서 바로 먹고 비벼 먹어요'),
    params: [
      [p.origin, t('中西太平洋捕捞，山东荣成加工', 'Western Pacific catch, canned in Rongcheng, Shandong', '중서부 태평양 어획, 산동 영성 가공')],
      [p.net, t('150g×3 罐（沥干 105g）', '150 g × 3 (105 g drained)', '150g×3캔 (고형량 105g)')],
      [p.ingredients, t('黄鳍金枪鱼、大豆油、食盐；辣味另含辣椒、洋葱、土豆', 'Yellowfin tuna, soybean oil, salt; Spicy adds chili, onion, potato', '황다랑어, 대두유, 소금 / 고추참치는 고추, 양파, 감자 추가')],
      [p.allergens, t('含鱼类、大豆', 'Fish, soy', '생선, 대두 함유')],
      [t('捕捞方式', 'Fishing', '어획 방식'), t('延绳钓', 'Longline', '주낙')],
      [p.storage, t('常温，开罐后倒出冷藏', 'Room temperature; decant and chill once opened', '실온, 개봉 후 다른 용기에 냉장')],
      [p.shelf, t('36 个月', '36 months', '36개월')],
    ],
    story: [
      { picture: 'tuna', title: t('打开是块，不是渣', 'Chunks, not crumbs', '부스러기가 아니라 덩어리예요'), text: t('每罐手工码三到四块，剔净血合肉，不腥。', 'Three or four pieces are packed by hand, dark meat trimmed away.', '캔마다 서너 덩이를 손으로 담고 붉은살을 떼어 비리지 않아요.') },
      { picture: 'kimchi-2', title: t('泡菜金枪鱼汤', 'Kimchi tuna stew', '참치김치찌개'), text: t('酸透的辣白菜炒香，一罐连油倒进去，加水煮十五分钟，不用再放油和盐。', 'Fry sour kimchi, tip in a can with its oil, add water and simmer fifteen minutes. No more oil, no more salt.', '신김치를 볶다가 한 캔을 기름째 넣고 물을 부어 15분 끓이세요. 기름도 소금도 더 필요 없어요.') },
      { picture: 'seaweed', title: t('三分钟饭团', 'Three-minute rice balls', '3분 주먹밥'), text: t('油浸罐沥干，加蛋黄酱、海苔碎和热饭，攥成团就能带走。', 'Drain a can, mix with mayonnaise, crushed laver and hot rice, and squeeze into balls.', '기름을 빼고 마요네즈, 김가루, 밥과 섞어 뭉치면 돼요.') },
    ],
  },
]
