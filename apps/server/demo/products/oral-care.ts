import { each, t, type DemoProduct } from '../product-type.ts'
import { named } from '../household-param-names.ts'

export const oralCareProducts: DemoProduct[] = [
  {
    id: 'toothpaste',
    shop: 'baeksong',
    category: 'bamboo-salt-toothpaste',
    selling: t(
      '微咸的竹盐膏体，刷完嘴里是干净的，不是甜的',
      'Faintly salty bamboo-salt paste that leaves a mouth clean rather than sweet',
      '살짝 짭짤한 죽염 치약, 단맛 대신 개운함이 남아요',
    ),
    params: [
      [named.net, each(t('牙膏 160g + 牙刷 2 支', 'Toothpaste 160 g + 2 brushes', '치약 160g + 칫솔 2개'), t('牙膏 160g×3 + 牙刷 6 支', '3 × toothpaste 160 g + 6 brushes', '치약 160g×3 + 칫솔 6개'))],
      [named.ingredients, t('竹盐、水合硅石、单氟磷酸钠', 'Bamboo salt, hydrated silica, sodium monofluorophosphate', '죽염, 함수이산화규소, 일불소인산나트륨')],
      [t('含氟量', 'Fluoride', '불소 함량'), t('约 1000mg/kg', 'About 1,000 ppm', '약 1,000ppm')],
      [t('口味', 'Flavor', '맛'), t('竹盐薄荷', 'Bamboo salt and mint', '죽염 민트')],
      [t('刷毛', 'Bristles', '칫솔모'), t('0.01mm 尖丝，中软', '0.01 mm tapered, medium-soft', '0.01mm 미세모, 중간 부드러움')],
      [t('适用人群', 'For', '사용 대상'), t('6 岁以上及成人', 'Adults and children over 6', '6세 이상 어린이와 성인')],
      [named.shelfLife, t('36 个月', '36 months', '36개월')],
    ],
    story: [
      {
        title: t('竹筒里烧九次的盐', 'Salt fired nine times in bamboo', '대나무 통에서 아홉 번 구운 소금'),
        text: t(
          '把海盐填进竹筒，用黄土封口，松木火里烧过再敲碎重来。咸味变圆，用在牙膏里是淡淡的一点，刷牙时不会刺激。',
          'Sea salt is packed in bamboo, sealed with clay, fired over pine, crushed, and fired again. The taste rounds off; in the paste it is a quiet background note that does not sting.',
          '천일염을 대나무 통에 채우고 황토로 막아 소나무 불에 구운 뒤 부숴서 다시 구워요. 짠맛이 둥글어져서 치약에 넣으면 은은하고, 닦을 때 따갑지 않아요.',
        ),
        picture: 'toothpaste',
      },
      {
        title: t('配两支，先用上', 'Two brushes to start with', '칫솔 두 개 함께'),
        text: t(
          '盒里带两支中软毛牙刷，绿的和粉的。牙龈爱出血的人可以再备一组细软毛，早晚换着用。',
          'A green and a peach brush, medium-soft, come in the box. If your gums bleed easily keep a set of the softer ones beside it and alternate.',
          '중간 부드러움의 칫솔이 초록, 살구색으로 하나씩 들어 있어요. 잇몸에서 피가 잘 나면 더 부드러운 미세모 칫솔을 두고 번갈아 써 보세요.',
        ),
        picture: 'brushset',
      },
      {
        title: t('挤黄豆大就够', 'A pea is plenty', '콩알만큼이면 충분해요'),
        text: t(
          '膏体发泡少，不用挤满刷头。刷够两分钟，吐掉泡沫后漱一小口水，让氟在牙面多待一会儿。160g 一个人大约用两个半月。',
          'It foams little, so do not fill the brush. Two minutes, spit, and one small rinse so the fluoride stays a while. 160 g lasts one person about ten weeks.',
          '거품이 적은 치약이라 칫솔을 가득 채우지 않아도 돼요. 2분 닦고 뱉은 뒤 가볍게 한 번만 헹궈 불소가 남게 하세요. 160g이면 혼자 두 달 반쯤 써요.',
        ),
        picture: 'mouthwash',
      },
    ],
    gallery: ['toothpaste'],
    priceFactors: [1, 2.6],
    stock: 900,
  },
  {
    id: 'mouthwash',
    shop: 'baeksong',
    category: 'mouthwash',
    selling: t(
      '不含酒精，含三十秒也不辣嘴',
      'No alcohol: thirty seconds without the burn',
      '무알코올이라 30초 머금어도 화끈거리지 않아요',
    ),
    params: [
      [named.net, each(t('250ml（配 20ml 刻度盖）', '250 ml (with a 20 ml cap)', '250ml (20ml 눈금 뚜껑)'), t('500ml（配 20ml 刻度盖）', '500 ml (with a 20 ml cap)', '500ml (20ml 눈금 뚜껑)'))],
      [t('酒精', 'Alcohol', '알코올'), t('不含', 'None', '무첨가')],
      [named.ingredients, t('CPC 0.05%、木糖醇、薄荷油', '0.05% CPC, xylitol, mint oil', 'CPC 0.05%, 자일리톨, 민트 오일')],
      [t('口味', 'Flavor', '맛'), t('胡椒薄荷与留兰香', 'Peppermint and spearmint', '페퍼민트와 스피어민트')],
      [named.use, t('每次 20ml，含漱 30 秒吐出，勿吞咽', '20 ml for 30 seconds, then spit; do not swallow', '20ml를 30초 가글 후 뱉기, 삼키지 마세요')],
      [t('适用人群', 'For', '사용 대상'), t('12 岁以上', 'Ages 12 and up', '12세 이상')],
      [named.shelfLife, t('36 个月，开封后 6 个月', '36 months; 6 months once opened', '제조 후 36개월, 개봉 후 6개월')],
    ],
    story: [
      {
        title: t('凉，但不疼', 'Cool, not painful', '시원하되 아프지 않게'),
        text: t(
          '很多人不爱用漱口水，是被酒精辣怕了。我们用两种薄荷叠出凉感，含满三十秒也能忍得住。',
          'Plenty of people gave up on mouthwash because of the alcohol. We layer two mints for the coolness instead, so thirty seconds is no test of character.',
          '알코올 때문에 가글을 포기한 분이 많아요. 저희는 두 가지 민트를 겹쳐 시원함을 냈어요. 30초를 꽉 채워도 참을 만해요.',
        ),
        picture: 'mouthwash',
      },
      {
        title: t('什么时候用', 'When to use it', '언제 쓰면 좋을까요'),
        text: t(
          '刷完牙马上漱会把牙膏里的氟冲掉，隔半小时再用。午饭后不方便刷牙、吃过辣白菜要开会，是它最有用的时候。',
          'Straight after brushing it washes the fluoride away, so wait half an hour. It earns its place after lunch at work, or between kimchi and a meeting.',
          '양치 직후에 쓰면 불소가 씻겨 나가니 30분쯤 뒤에 쓰세요. 점심 뒤에 양치하기 어려울 때, 김치 먹고 회의에 들어가기 전에 제일 요긴해요.',
        ),
        picture: 'kimchi-2',
      },
      {
        title: t('代替不了刷牙', 'Not instead of brushing', '양치를 대신하진 못해요'),
        text: t(
          '漱口水冲不掉牙菌斑，牙缝还得靠牙线。把它放在牙刷和牙线之后，当作第三步。',
          'A rinse does not shift plaque, and between the teeth only floss will do. Let it come third, after brush and floss.',
          '가글로는 치태가 떨어지지 않고, 치아 사이는 치실이 필요해요. 칫솔과 치실 다음 세 번째 순서로 써 주세요.',
        ),
        picture: 'floss',
      },
    ],
    gallery: ['mouthwash'],
    priceFactors: [0.6, 1],
    stock: 560,
  },
  {
    id: 'brushset',
    shop: 'baeksong',
    category: 'soft-toothbrushes',
    selling: t(
      '六千根细软毛，一家四口一人一色',
      'Six thousand fine bristles, a color each for a family of four',
      '6천 가닥 미세모, 네 식구가 색깔별로 하나씩',
    ),
    params: [
      [t('支数', 'Count', '수량'), each(t('4 支，四色', '4, in four colors', '4개, 네 가지 색'), t('8 支，四色', '8, in four colors', '8개, 네 가지 색'))],
      [t('刷毛', 'Bristles', '칫솔모'), t('PBT 尖丝，末端 0.01mm', 'Tapered PBT, 0.01 mm tips', 'PBT 미세모, 끝 0.01mm')],
      [t('软硬', 'Firmness', '강도'), t('细软', 'Extra soft', '매우 부드러움')],
      [t('刷头', 'Head', '칫솔 머리'), t('长 24mm，宽 11mm', '24 × 11 mm', '길이 24mm, 폭 11mm')],
      [t('刷柄', 'Handle', '손잡이'), t('小麦秸秆复合材料', 'Wheat-straw composite', '밀짚 복합 소재')],
      [t('更换周期', 'Replace', '교체 주기'), t('约 3 个月，毛开花就换', 'Every 3 months, or when splayed', '약 3개월, 모가 벌어지면 바로')],
    ],
    story: [
      {
        title: t('软，但刷得到缝里', 'Soft, and still reaches the gaps', '부드러운데 틈새까지'),
        text: t(
          '刷毛末端磨到 0.01 毫米，轻轻一压就探进牙龈边。刷到牙龈出血常常是因为太使劲，换支软的，手自然会轻。',
          'The tips are tapered to a hundredth of a millimeter and slip under the gum line at a touch. Bleeding often means pushing too hard; a soft brush teaches the hand.',
          '끝을 0.01mm까지 가늘게 만들어 살짝만 눌러도 잇몸 가장자리에 닿아요. 피가 나는 건 힘을 너무 줘서일 때가 많아요. 부드러운 걸로 바꾸면 손힘도 자연스럽게 빠져요.',
        ),
        picture: 'brushset',
      },
      {
        title: t('小刷头，够得着后槽牙', 'A small head for the back teeth', '작은 머리로 어금니까지'),
        text: t(
          '24 毫米的刷头差不多两颗牙宽，智齿后面那一面也伸得进去。嘴小的人、大一点的孩子用着都合适。',
          'At 24 mm the head spans about two teeth and gets behind the last molar. Right for small mouths and older children too.',
          '머리 길이 24mm, 치아 두 개 정도 폭이라 사랑니 뒤쪽까지 들어가요. 입이 작은 분이나 큰 아이에게도 맞아요.',
        ),
        picture: 'toothpaste',
      },
      {
        title: t('让它干着过夜', 'Let them dry overnight', '밤새 말려 두세요'),
        text: t(
          '用完甩两下，刷头朝上插在通风的杯子里，别盖帽。四种颜色是为了不拿错，客人来了也有一支新的。',
          'Shake twice and stand them head-up in an open cup, no caps. Four colors mean no mix-ups, and a spare when someone stays the night.',
          '두어 번 털어 머리를 위로 세우고 뚜껑은 씌우지 마세요. 네 가지 색이라 헷갈리지 않고, 손님이 와도 새것 하나가 있어요.',
        ),
        picture: 'mirror',
      },
    ],
    gallery: ['brushset'],
    linePriceFen: 3290,
    priceFactors: [1, 1.9],
    stock: 1100,
  },
  {
    id: 'floss',
    shop: 'baeksong',
    category: 'floss-picks',
    selling: t(
      '独立小包，饭局上从口袋里摸一支也体面',
      'Wrapped one by one, decent enough to bring out after a dinner',
      '하나씩 낱개 포장, 식사 자리에서 꺼내도 깔끔해요',
    ),
    params: [
      [t('数量', 'Count', '수량'), each(t('50 支×1 袋，逐支独立包装', '50 × 1 bag, individually wrapped', '50개×1팩, 개별 포장'), t('50 支×4 袋，逐支独立包装', '50 × 4 bags, individually wrapped', '50개×4팩, 개별 포장'))],
      [t('线材', 'Floss', '치실'), t('高分子聚乙烯，扁圆线', 'UHMW polyethylene, flat-round', '고분자 폴리에틸렌, 납작한 원형')],
      [t('线径', 'Thickness', '굵기'), t('约 0.25mm', 'About 0.25 mm', '약 0.25mm')],
      [t('拉力', 'Strength', '인장 강도'), t('不低于 4kg', 'At least 4 kg', '4kg 이상')],
      [t('手柄', 'Handle', '손잡이'), t('PS，尾端弧形牙签', 'PS with a curved pick', 'PS, 끝은 곡선 이쑤시개')],
      [named.storage, t('避光、干燥处', 'Dry, away from light', '빛이 들지 않는 건조한 곳')],
      [t('保质期', 'Best within', '사용 기한'), t('36 个月', '36 months', '36개월')],
    ],
    story: [
      {
        title: t('紧牙缝也进得去', 'Thin enough for tight gaps', '촘촘한 틈에도'),
        text: t(
          '线是扁圆的，进缝时侧着是薄的，进去之后又有宽度能刮。卡住不要硬压，前后像拉锯一样慢慢送。',
          'The thread is a flattened round: slim going in, wide enough to scrape once there. If it catches do not force it; saw gently back and forth.',
          '실이 납작한 원형이라 들어갈 땐 얇고 들어가서는 면으로 닦아요. 걸리면 억지로 누르지 말고 톱질하듯 앞뒤로 천천히 밀어 넣으세요.',
        ),
        picture: 'floss',
      },
      {
        title: t('每颗牙刮成 C 形', 'Hug each tooth in a C', '치아를 C자로 감싸기'),
        text: t(
          '线贴住一边牙面上下刮三次，再换另一边，一个牙缝是两面。头几天可能会有点出血，坚持一周多半会好；不好就去看牙医。',
          'Press against one side, three strokes, then the other: every gap has two faces. A little blood at first usually stops within a week; if not, see a dentist.',
          '한쪽 면에 붙여 위아래로 세 번, 반대쪽도 세 번. 틈 하나에 면이 두 개예요. 처음 며칠 피가 나도 일주일이면 대개 나아요. 계속되면 치과에 가세요.',
        ),
        picture: 'brushset',
      },
      {
        title: t('包里、车里、抽屉里', 'Bag, car, drawer', '가방에, 차에, 서랍에'),
        text: t(
          '四小袋，拆开分头放。手撕鱿鱼、肥牛、韭菜馅饺子，吃这些的那天你会感谢它。',
          'Four bags to leave where you need them. On days of dried squid, beef or chive dumplings you will be glad.',
          '작은 팩이 네 개라 나눠 두기 좋아요. 오징어채, 차돌박이, 부추만두를 먹은 날이면 고마워질 거예요.',
        ),
        picture: 'squid',
      },
    ],
    gallery: ['floss'],
    priceFactors: [0.3, 1],
    stock: 1500,
  },
]
