import { type DemoProduct, t } from '../product-type.ts'
import { named } from '../household-param-names.ts'

export const shoesProducts: DemoProduct[] = [
  {
    id: 'slides',
    shop: 'slow-step',
    category: 'slides',
    selling: t(
      '三厘米半的软底，踩上去像踩在刚发好的面上',
      'A 3.5 cm sole that gives like dough that has just risen',
      '3.5cm 밑창이 갓 부푼 반죽처럼 푹신해요',
    ),
    params: [
      [named.material, t('EVA 一体发泡', 'One-piece foamed EVA', 'EVA 일체 발포')],
      [t('底厚', 'Sole', '굽 높이'), t('前 2.5cm，跟 3.5cm', '2.5 cm front, 3.5 cm heel', '앞 2.5cm, 뒤 3.5cm')],
      [named.weight, t('单只约 115g（38–39 码）', 'About 115 g each (size 38–39)', '한 짝 약 115g (38–39)')],
      [t('鞋底纹路', 'Tread', '밑창 무늬'), t('水波纹，带排水槽', 'Ripples with drain channels', '물결무늬, 배수 홈')],
      [t('适用场合', 'Where', '사용 장소'), t('室内、浴室、阳台', 'Indoors, bathroom, balcony', '실내, 욕실, 베란다')],
      [t('选码', 'Sizing', '사이즈 선택'), t('脚背高或脚宽拍大一码', 'Size up for high insteps or wide feet', '발등이 높거나 발볼이 넓으면 한 치수 크게')],
      [named.care, t('清水刷洗，勿暴晒、勿用开水', 'Brush with water; no hot sun, no boiling water', '물로 솔질, 직사광선과 뜨거운 물은 피하기')],
    ],
    story: [
      {
        title: t('站久了脚底不酸', 'For people who stand a lot', '오래 서 있어도 편하게'),
        text: t(
          '做一顿饭要站一小时，脚跟最先喊累。我们把跟部垫高到三厘米半，回弹不追求“踩屎感”那么塌，走路还是稳的。',
          'Cooking a proper meal means an hour on your feet, and the heels complain first. We raised them to 3.5 cm and kept enough rebound that walking still feels steady, not swampy.',
          '밥 한 끼 차리려면 한 시간은 서 있게 되고 뒤꿈치부터 아파 와요. 뒤꿈치를 3.5cm로 높이되 너무 꺼지지 않게 탄성을 남겨서 걸을 때도 안정적이에요.',
        ),
        picture: 'slides',
      },
      {
        title: t('湿地砖上的纹路', 'Grip on wet tiles', '젖은 타일 위에서'),
        text: t(
          '鞋底是弯曲的水波纹，中间有排水槽，水会被挤到两侧。浴室里有沐浴露泡沫时任何鞋都会滑，请先冲干净再走。',
          'Curved ripples with a channel down the middle push water out to the sides. Soap suds defeat any sole, so rinse the floor before you walk.',
          '물결무늬 가운데에 배수 홈이 있어 물이 양옆으로 빠져요. 다만 거품이 있으면 어떤 신발도 미끄러우니 바닥을 먼저 헹구고 걸으세요.',
        ),
        picture: 'shower',
      },
      {
        title: t('一家人各穿各的色', 'A color for everyone', '가족마다 다른 색'),
        text: t(
          '米色和雾蓝，晒在阳台一眼分得清。一体发泡没有胶水缝，泡在水里刷也不会开胶，晾半天就干。',
          'Beige and mist blue are easy to tell apart on the balcony. There are no glued seams to open, so scrub them in a bucket; they dry in half a day.',
          '베이지와 미스트 블루라 베란다에 널어도 금방 구분돼요. 접착한 곳이 없어 물에 담가 닦아도 벌어지지 않고 반나절이면 말라요.',
        ),
        picture: 'hero-home',
      },
    ],
    gallery: ['slides'],
    missing: [[3, 1]],
    stock: 820,
  },
  {
    id: 'woolslipper',
    shop: 'slow-step',
    category: 'winter-slippers',
    selling: t(
      '里面是真羊毛，东北的地砖也敢光脚穿',
      'Real wool inside: bare feet, even on a cold tiled floor',
      '안감은 진짜 양털, 차가운 바닥에서도 맨발로',
    ),
    params: [
      [t('鞋面', 'Upper', '겉감'), t('仿麂皮绒', 'Faux suede', '스웨이드 원단')],
      [t('内里', 'Lining', '안감'), t('羊毛 80%，聚酯 20%', '80% wool, 20% polyester', '양모 80%, 폴리에스터 20%')],
      [t('鞋底', 'Sole', '밑창'), t('橡胶，厚 2.2cm', 'Rubber, 2.2 cm', '고무, 2.2cm')],
      [t('适合温度', 'Room temperature', '실내 온도'), t('10–20℃', '10–20 °C', '10–20℃')],
      [t('选码', 'Sizing', '사이즈 선택'), t('新鞋偏紧，穿一周羊毛会塌下来', 'Snug when new; the wool settles within a week', '처음엔 약간 조이고 일주일쯤 지나면 길들여져요')],
      [named.care, t('局部湿擦、阴干，不可机洗', 'Wipe clean, dry in shade; no machine wash', '부분 세탁 후 그늘 건조, 세탁기 금지')],
      [named.origin, t('中国内蒙古（羊毛）/ 河北（加工）', 'Wool: Inner Mongolia; made in Hebei, China', '양모 중국 내몽골 / 제조 하북')],
    ],
    story: [
      {
        title: t('羊毛的好处是不闷', 'Wool keeps warm without stewing', '양털은 따뜻한데 답답하지 않아요'),
        text: t(
          '化纤绒拖鞋穿十分钟就出汗，汗凉了脚更冷。羊毛会吸走水汽再慢慢放出去，所以在暖气房里从早穿到晚也不潮。',
          'Synthetic fleece makes feet sweat in ten minutes, and then the sweat turns cold. Wool takes the moisture up and lets it go slowly, so you can wear these from breakfast to bedtime.',
          '합성 털 슬리퍼는 10분이면 땀이 차고, 그 땀이 식으면 발이 더 시려요. 양털은 습기를 머금었다가 천천히 내보내서 난방이 되는 방에서 하루 종일 신어도 눅눅하지 않아요.',
        ),
        picture: 'woolslipper',
      },
      {
        title: t('倒个垃圾不用换鞋', 'Good for a dash to the bins', '잠깐 나갈 때 그대로'),
        text: t(
          '橡胶底耐磨，下楼取快递、倒垃圾都行。雪地和积水不行，绒面见水要尽快吸干。',
          'The rubber sole will take you down for a parcel or the trash. Snow and puddles are not its thing; blot the suede quickly if it gets wet.',
          '고무 밑창이라 택배를 받거나 쓰레기를 버리러 나가도 괜찮아요. 눈길이나 물웅덩이는 피하고, 젖으면 바로 물기를 닦아 주세요.',
        ),
        picture: 'hero-home',
      },
      {
        title: t('起球和掉毛', 'On pilling and shedding', '보풀과 털 빠짐'),
        text: t(
          '头几天会掉一点浮毛，套双浅色袜子走两天就好。鞋口起球用剃毛器轻轻过一遍，别揪。',
          'A little loose wool comes off in the first days; wear pale socks and it passes. Go over any pills at the collar with a fabric shaver rather than pulling them.',
          '처음 며칠은 잔털이 조금 빠져요. 밝은 색 양말을 신고 이틀쯤 다니면 멈춰요. 입구에 보풀이 생기면 뜯지 말고 보풀 제거기로 살살 밀어 주세요.',
        ),
        picture: 'armchair',
      },
    ],
    gallery: ['woolslipper'],
    linePriceFen: 8900,
    stock: 340,
  },
  {
    id: 'rainboot',
    shop: 'slow-step',
    category: 'rain-boots',
    selling: t(
      '踩水坑专用，内里带棉衬，脱穿不跟脚较劲',
      'Made for puddles, lined in cotton so they pull on and off without a fight',
      '물웅덩이 전용, 면 안감이라 신고 벗기 편해요',
    ),
    params: [
      [named.material, t('天然橡胶手工贴合', 'Natural rubber, hand-laid', '천연고무 수작업 접합')],
      [t('筒高', 'Shaft height', '부츠 높이'), t('24cm（38 码）', '24 cm (size 38)', '24cm (38 기준)')],
      [t('筒围', 'Shaft width', '종아리 둘레'), t('36cm', '36 cm around', '36cm')],
      [t('跟高', 'Heel', '굽 높이'), t('2.5cm', '2.5 cm', '2.5cm')],
      [t('内里', 'Lining', '안감'), t('棉布', 'Cotton jersey', '면')],
      [t('鞋底', 'Sole', '밑창'), t('深齿防滑，可换鞋垫', 'Deep tread, removable insole', '깊은 홈, 깔창 교체 가능')],
      [t('选码', 'Sizing', '사이즈 선택'), t('按运动鞋码，穿厚袜加一码', 'As for sneakers; one up for thick socks', '운동화 치수, 두꺼운 양말이면 한 치수 크게')],
    ],
    story: [
      {
        title: t('二十四厘米，刚好', 'Twenty-four centimeters is about right', '24cm, 딱 좋은 높이'),
        text: t(
          '太短进水，太长骑车卡腿。中筒高度盖过脚踝一掌，裤脚塞得进去，坐下来也不硌小腿肚。',
          'Shorter and the water gets in, taller and they catch on the bicycle. A hand’s breadth over the ankle takes your pant leg and does not bite when you sit.',
          '짧으면 물이 들어오고 길면 자전거 탈 때 걸려요. 발목 위로 한 뼘쯤 올라와서 바짓단이 들어가고, 앉아도 종아리에 배기지 않아요.',
        ),
        picture: 'rainboot',
      },
      {
        title: t('下雨天也想出门', 'A reason to go out', '비 오는 날도 나가고 싶게'),
        text: t(
          '黄色在灰蒙蒙的街上特别显眼，接孩子老远就能看见；藏青色配西裤、通勤也不出格。鞋口和底边都是黑色包边。',
          'Yellow is easy to spot on a gray street at the school gate; navy goes with work pants. Both have the black trim at rim and sole.',
          '노란색은 흐린 거리에서 눈에 잘 띄어 아이 데리러 갈 때 멀리서도 보여요. 네이비는 슬랙스에도 무난해요. 두 색 모두 입구와 밑창에 검은 테두리가 있어요.',
        ),
        picture: 'woolslipper',
      },
      {
        title: t('天然橡胶会“吐霜”', 'Rubber may bloom', '하얗게 올라오면'),
        text: t(
          '放久了表面泛白是橡胶里的蜡析出来，不是发霉，用软布蘸一滴油擦一擦就亮。阴干，别放暖气片上。',
          'A white haze after storage is wax rising out of natural rubber, not mold. A drop of oil on a soft cloth brings the shine back. Dry them in the shade, never on a radiator.',
          '오래 두면 표면이 하얘지는데 곰팡이가 아니라 천연고무의 왁스가 올라온 거예요. 부드러운 천에 기름을 한 방울 묻혀 닦으면 다시 윤이 나요. 라디에이터 말고 그늘에서 말리세요.',
        ),
        picture: 'rainboot',
      },
    ],
    gallery: ['rainboot'],
    missing: [
      [0, 1],
      [4, 0],
    ],
    stock: 260,
  },
]
