import { each, t, type DemoProduct } from '../product-type.ts'
import { named } from '../household-param-names.ts'

export const hairCareProducts: DemoProduct[] = [
  {
    id: 'shampoo',
    shop: 'haedam',
    category: 'shampoo-sets',
    selling: t(
      '山茶籽油护住发梢，头皮一天下来还是清爽的',
      'Camellia oil looks after the ends while the scalp stays fresh all day',
      '동백 오일이 모발 끝을 감싸고 두피는 하루 종일 산뜻해요',
    ),
    params: [
      [named.net, each(t('洗发水 500ml', 'Shampoo 500 ml', '샴푸 500ml'), t('洗发水 500ml + 护发素 400ml', 'Shampoo 500 ml + conditioner 400 ml', '샴푸 500ml + 컨디셔너 400ml'))],
      [named.ingredients, t('山茶籽油、水解角蛋白、氨基酸表活', 'Camellia seed oil, hydrolyzed keratin, amino-acid cleanser', '동백씨 오일, 가수분해 케라틴, 아미노산계 세정제')],
      [t('硅油', 'Silicone', '실리콘'), t('洗发水不含，护发素含少量', 'None in the shampoo, a little in the conditioner', '샴푸 무첨가, 컨디셔너 소량')],
      [t('适用发质', 'Hair type', '모발 타입'), t('干枯、染烫后、细软', 'Dry, colored, permed or fine', '건조모, 염색·펌 모발, 가는 모발')],
      [named.scent, t('山茶花、青叶、白麝香', 'Camellia, green leaf, white musk', '동백꽃, 풀잎, 화이트 머스크')],
      [named.use, t('打湿、起泡、停留一分钟再冲', 'Lather, wait a minute, rinse', '거품 낸 뒤 1분 두었다 헹구기')],
      [named.shelfLife, t('36 个月，开封后 12 个月', '36 months; 12 months once opened', '제조 후 36개월, 개봉 후 12개월')],
    ],
    story: [
      {
        title: t('花落之后才榨油', 'Pressed after the flowers fall', '꽃이 진 뒤에 짜는 기름'),
        text: t(
          '山茶秋天结籽，晒到壳自己裂开再低温压榨。油分子小，抹在发梢不会塌，我们把它放进洗护两步里，比例各不相同。',
          'Camellias set seed in autumn; the pods are dried until they split and then pressed cool. The oil is light enough not to weigh ends down, and each bottle carries a different share of it.',
          '동백은 가을에 씨를 맺고, 껍질이 저절로 벌어질 때까지 말려 저온에서 짜요. 기름이 가벼워 모발 끝이 처지지 않고, 샴푸와 컨디셔너에 서로 다른 비율로 넣었어요.',
        ),
        picture: 'shampoo',
      },
      {
        title: t('洗头皮，不是洗头发', 'Wash the scalp, not the hair', '머리카락보다 두피를'),
        text: t(
          '挤一泵在掌心加水打出泡，用指腹按头皮；流下来的泡沫足够洗净发丝。护发素只用在耳朵以下，停两分钟冲到还剩一点滑感就好。',
          'Work one pump into foam in wet hands and massage the scalp; what runs down is enough for the lengths. Conditioner goes below the ears only, for two minutes, rinsed until a trace of slip remains.',
          '한 번 펌핑해 손에서 거품을 낸 다음 손끝으로 두피를 문지르세요. 흘러내리는 거품이면 모발은 충분히 씻겨요. 컨디셔너는 귀 아래로만, 2분 두었다가 살짝 매끈할 때까지 헹구면 돼요.',
        ),
        picture: 'towels',
      },
      {
        title: t('每周换一次发膜', 'Once a week, the mask instead', '일주일에 한 번은 헤어팩'),
        text: t(
          '刚染烫过的头发光靠护发素不够。每周挑一天，把护发素换成同系列的发膜，裹上热毛巾十分钟。',
          'Newly colored or permed hair needs more than conditioner. Pick one day a week to swap it for the mask from the same line, ten minutes under a warm towel.',
          '막 염색하거나 펌한 머리는 컨디셔너만으로 모자라요. 일주일에 하루는 같은 라인 헤어팩으로 바꿔 따뜻한 수건을 두르고 10분만 기다려 주세요.',
        ),
        picture: 'hairmask',
      },
    ],
    gallery: ['shampoo', 'hairmask'],
    linePriceFen: 15900,
    priceFactors: [0.6, 1],
    stock: 410,
  },
  {
    id: 'hairmask',
    shop: 'haedam',
    category: 'hair-masks',
    selling: t(
      '十分钟把毛躁的发尾按下去，冲完不假滑',
      'Ten minutes to calm frizzy ends, with no fake slip after rinsing',
      '10분이면 부스스한 끝이 차분해져요, 헹군 뒤 겉도는 미끈함 없이',
    ),
    params: [
      [named.net, t('300ml', '300 ml', '300ml')],
      [named.ingredients, t('山茶籽油 5%、角蛋白、神经酰胺 NP', '5% camellia seed oil, keratin, ceramide NP', '동백씨 오일 5%, 케라틴, 세라마이드NP')],
      [named.texture, t('厚霜，不滴流', 'Dense cream that stays put', '흘러내리지 않는 되직한 크림')],
      [t('使用频率', 'How often', '사용 주기'), t('每周 1–2 次', 'Once or twice a week', '주 1–2회')],
      [t('停留时间', 'Leave on', '방치 시간'), t('10 分钟，热敷可缩到 5 分钟', '10 minutes, or 5 under heat', '10분, 스팀 타월이면 5분')],
      [t('可用次数', 'Uses', '사용 횟수'), each(t('齐肩发约 10 次', 'About 10 uses, shoulder length', '어깨 길이 약 10회'), t('齐肩发约 20 次', 'About 20 uses, shoulder length', '어깨 길이 약 20회'))],
      [named.shelfLife, t('36 个月，开封后 6 个月', '36 months; 6 months once opened', '제조 후 36개월, 개봉 후 6개월')],
    ],
    story: [
      {
        title: t('一罐里有一整把山茶籽', 'A handful of seeds in every tub', '한 통에 동백씨 한 줌'),
        text: t(
          '5% 的山茶籽油是我们试下来的上限：再多，细软发会贴头皮；再少，漂过的头发吃不饱。膏体挖起来像冷藏过的奶油。',
          'Five percent camellia oil is where our trials stopped. More, and fine hair lies flat; less, and bleached hair stays hungry. It scoops like butter from the fridge.',
          '동백 오일 5%는 여러 번 시험해 정한 선이에요. 더 넣으면 가는 머리가 가라앉고, 덜 넣으면 탈색모가 푸석해요. 떠 보면 차게 굳힌 크림 같아요.',
        ),
        picture: 'hairmask',
      },
      {
        title: t('先吸干水，再上膜', 'Towel first, mask second', '물기부터 빼고 바르기'),
        text: t(
          '头发滴着水时发膜会被稀释。用毛巾按到不滴水，从耳下往发尾抹，最后用宽齿梳通一遍，每根都沾到。',
          'Dripping hair only dilutes it. Press with a towel until nothing drips, smooth on from ear level to the ends, then draw a wide comb through so every strand gets some.',
          '물이 뚝뚝 떨어질 때 바르면 희석돼요. 수건으로 눌러 물기를 빼고 귀 아래부터 끝까지 바른 뒤, 굵은 빗으로 한 번 빗으면 골고루 묻어요.',
        ),
        picture: 'towels',
      },
      {
        title: t('擦干之后，一滴精油封住', 'Seal with a drop of oil', '마무리는 오일 한 방울'),
        text: t(
          '做完发膜的头发水分足，半干时用一滴护发精油带过发尾，再吹干，第二天早上还是顺的。',
          'Hair is full of water after a mask. One drop of hair oil through the ends while half dry, then blow-dry, and it is still smooth the next morning.',
          '팩을 한 뒤에는 머리에 수분이 가득해요. 반쯤 말랐을 때 오일 한 방울을 끝에 바르고 드라이하면 다음 날 아침까지 차분해요.',
        ),
        picture: 'hairoil',
      },
    ],
    gallery: ['hairmask'],
    priceFactors: [0.58, 1],
    stock: 290,
  },
  {
    id: 'hairoil',
    shop: 'haedam',
    category: 'hair-oils',
    selling: t(
      '一滴够短发，两滴够长发，不油不打绺',
      'One drop for short hair, two for long, and no greasy strands',
      '단발은 한 방울, 긴 머리는 두 방울, 떡지지 않아요',
    ),
    params: [
      [named.net, t('100ml', '100 ml', '100ml')],
      [named.ingredients, t('山茶籽油、摩洛哥坚果油、角鲨烷', 'Camellia seed oil, argan oil, squalane', '동백씨 오일, 아르간 오일, 스쿠알란')],
      [named.texture, t('清油，不含酒精', 'Light oil, no alcohol', '가벼운 오일, 알코올 무첨가')],
      [named.scent, t('琥珀、山茶、橙花', 'Amber, camellia, neroli', '앰버, 동백, 네롤리')],
      [t('适用发质', 'Hair type', '모발 타입'), t('毛躁、分叉、自然卷', 'Frizzy, split or curly', '부스스한 모발, 갈라진 끝, 곱슬')],
      [t('瓶身', 'Bottle', '용기'), t('玻璃瓶，金色按压泵，带外盒', 'Glass, gold pump, boxed', '유리병, 골드 펌프, 상자 포함')],
      [named.shelfLife, t('36 个月，开封后 12 个月', '36 months; 12 months once opened', '제조 후 36개월, 개봉 후 12개월')],
    ],
    story: [
      {
        title: t('吹头发之前用', 'Before the hair dryer', '드라이 전에'),
        text: t(
          '毛巾擦到七成干，取一泵搓热掌心，从发尾往上收，头顶不碰。吹风机离开一拳的距离，风吹过去能闻到橙花。',
          'With hair towel-dried, warm one pump between your palms and work up from the ends, leaving the crown alone. Keep the dryer a fist away; the warm air carries the neroli.',
          '수건으로 70%쯤 말린 뒤 한 번 펌핑해 손바닥에서 데우고 끝에서부터 위로 감싸 주세요. 정수리는 피하고요. 드라이어는 주먹 하나 거리에서, 바람에 네롤리 향이 올라와요.',
        ),
        picture: 'hairoil',
      },
      {
        title: t('出门前再补半滴', 'Half a drop on the way out', '나가기 전 반 방울 더'),
        text: t(
          '冬天脱毛衣起静电、夏天海边风大，在指尖点半滴抚过碎发就服帖。用多了的话，梳一遍就能带走。',
          'For static under winter sweaters or wind by the sea, half a drop on the fingertips settles flyaways. Used too much? Combing takes the excess off.',
          '겨울엔 니트 정전기, 여름엔 바닷바람. 손끝에 반 방울만 묻혀 잔머리를 쓸어 주면 가라앉아요. 많이 발랐다면 빗질 한 번이면 덜어져요.',
        ),
        picture: 'mirror',
      },
      {
        title: t('给染过的头发收个尾', 'A finish for colored hair', '염색한 머리의 마무리'),
        text: t(
          '染发后的头两周最容易干，颜色也掉得快。洗发间隔拉长一天，每次吹干前用它打底，光泽会留得久些。',
          'The first two weeks after coloring are the driest and the fastest to fade. Wash one day less often and use this under the dryer; the shine stays longer.',
          '염색 후 2주가 제일 건조하고 색도 빨리 빠져요. 감는 간격을 하루 늘리고 말리기 전에 오일을 깔아 주면 윤기가 오래가요.',
        ),
        picture: 'hairdye',
      },
    ],
    gallery: ['hairoil'],
    linePriceFen: 10900,
    priceFactors: [0.58, 1],
    stock: 330,
  },
  {
    id: 'hairdye',
    shop: 'haedam',
    category: 'hair-dye',
    selling: t(
      '在家染白发根，一盒够一头，味道不冲鼻',
      'Cover roots at home: one box for a full head, without the sting of ammonia',
      '집에서 하는 새치 염색, 한 통이면 머리 전체, 냄새도 독하지 않아요',
    ),
    params: [
      [t('内含', 'In the box', '구성품'), t('1 剂 60g、2 剂 60g、护色膜 15ml、手套、披肩、碗刷', 'Color 60 g, developer 60 g, mask 15 ml, gloves, cape, bowl and brush', '1제 60g, 2제 60g, 컬러 팩 15ml, 장갑, 가운, 볼과 브러시')],
      [t('色号', 'Shades', '색상'), t('深栗棕、酒红棕', 'Dark brown, wine brown', '다크 브라운, 와인 브라운')],
      [named.ingredients, t('指甲花、何首乌、山茶籽油等植物成分', 'Henna, fo-ti and camellia oil among the botanicals', '헤나, 하수오, 동백씨 오일 등 식물 성분')],
      [t('停留时间', 'Leave on', '방치 시간'), t('黑发 30 分钟，白发 40 分钟', '30 minutes on dark hair, 40 on gray', '검은 머리 30분, 새치 40분')],
      [t('持久', 'Lasts', '지속 기간'), t('约 5–6 周，发根另补', 'About 5–6 weeks; touch up roots', '약 5–6주, 뿌리는 따로 보충')],
      [named.caution, t('用前 48 小时做皮肤测试；过敏者、孕期勿用', 'Patch-test 48 hours before; not for allergies or pregnancy', '48시간 전 피부 테스트, 알레르기·임신 중 사용 금지')],
      [named.shelfLife, t('36 个月，混合后 30 分钟内用完', '36 months; use within 30 minutes of mixing', '36개월, 섞은 뒤 30분 안에 사용')],
    ],
    story: [
      {
        title: t('两种棕，都不显假', 'Two browns that look like hair', '튀지 않는 두 가지 브라운'),
        text: t(
          '深栗棕接近自然发色，太阳下略带暖；酒红棕室内看是棕，光一照透出红。拿不准就选深栗棕，染浅容易染深难回头。',
          'Dark brown is close to natural with some warmth in the sun. Wine brown looks brown indoors and shows red in the light. If in doubt take the dark brown; it is the easier one to live with.',
          '다크 브라운은 자연 모발에 가깝고 햇빛에서 살짝 따뜻해요. 와인 브라운은 실내에선 갈색, 빛을 받으면 붉은빛이 비쳐요. 망설여지면 다크 브라운이 무난해요.',
        ),
        picture: 'hairdye',
      },
      {
        title: t('白发从哪里开始刷', 'Where to start on gray', '새치는 어디부터'),
        text: t(
          '鬓角和发际线最难上色，先刷、刷厚；后脑勺最后。发际线外抹一圈护手霜，沾到皮肤也好擦。',
          'Temples and hairline resist most, so paint them first and thickly, the back of the head last. A ring of hand cream along the hairline makes stains easy to wipe.',
          '구레나룻과 헤어라인이 가장 안 먹어요. 먼저, 두껍게 바르고 뒤통수는 마지막에 하세요. 이마 둘레에 핸드크림을 발라 두면 피부에 묻어도 쉽게 닦여요.',
        ),
        picture: 'handcream',
      },
      {
        title: t('染后七十二小时', 'The next seventy-two hours', '염색 후 사흘'),
        text: t(
          '三天内用温水、少洗，让色素站稳。盒里附的 15ml 护色膜第一次冲洗时就用，之后可以换成大罐的山茶花发膜。',
          'Lukewarm water and few washes for three days let the color settle. Use the 15 ml mask from the box at the first rinse; after that move on to the big tub.',
          '사흘 동안은 미지근한 물로 덜 감아야 색이 자리를 잡아요. 상자에 든 15ml 팩은 처음 헹굴 때 쓰고, 그다음부터는 큰 통 헤어팩으로 이어 가세요.',
        ),
        picture: 'hairmask',
      },
    ],
    gallery: ['hairdye'],
    stock: 180,
  },
]
