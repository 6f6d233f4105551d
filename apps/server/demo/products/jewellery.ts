import { each, t, type DemoProduct } from '../product-type.ts'
import { p } from '../param-names.ts'

export const jewelleryProducts: DemoProduct[] = [
  {
    id: 'ring', shop: 'pick-a-pearl', category: 'diamond-rings', stock: 28,
    gallery: ['ring'],
    selling: t('六爪抬高主石，光从侧面进来，三十分也显大', 'Six prongs lift the stone so light comes in from the side: thirty points look like more', '여섯 발이 알을 들어 올려 옆에서도 빛이 들고 0.3캐럿도 커 보여요'),
    params: [
      [p.material, t('18K 金，金重约 2.6g', '18K gold, about 2.6 g', '18K 골드, 약 2.6g')],
      [t('主石', 'Center stone', '메인 스톤'), t('钻石 0.30ct', 'Diamond, 0.30 ct', '다이아몬드 0.30ct')],
      [t('颜色净度', 'Color and clarity', '색·투명도'), t('H / VS2', 'H / VS2', 'H / VS2')],
      [t('切工', 'Cut', '컷'), t('3EX 明亮式圆钻', 'Round brilliant, 3EX', '라운드 브릴리언트 3EX')],
      [t('戒臂', 'Band', '밴드'), t('2.0mm 半圆', '2.0 mm half round', '2.0mm 반원')],
      [t('证书', 'Report', '감정서'), t('随戒附国内珠宝检测证书', 'Comes with a gem laboratory report', '보석 감정서 동봉')],
      [p.delivery, t('保价直送，本人签收', 'Insured, signed for by you', '보험 배송, 본인 수령')],
    ],
    story: [
      { picture: 'ring', title: t('为什么是六爪', 'Why six prongs', '왜 여섯 발일까요'), text: t('四爪露石多，六爪更稳，三十分以下的小石头用六爪不挡光也不挂衣。', 'Four show more stone, six hold tighter; under half a carat six prongs neither shade nor snag.', '네 발은 알이 더 보이고 여섯 발은 단단해요. 작은 알에는 여섯 발이 걸림도 없어요.') },
      { picture: 'earrings', title: t('圈号怎么量', 'Finding your size', '호수 재는 법'), text: t('下午量手指，指节比指根粗的往大选半号。寄来不合适，免费改一次。', 'Measure in the afternoon, and go up half a size if your knuckle is larger. One resize is free.', '오후에 재고 마디가 굵으면 반 호수 크게 고르세요. 한 번은 무료로 조절해 드려요.') },
      { picture: 'pearls', title: t('不用做功课也看得懂的证书', 'A report you can read', '알기 쉬운 감정서'), text: t('我们把四个C翻成一句话贴在盒里：多白、多干净、多亮、多大。', 'We turn the four Cs into one plain sentence in the box: how white, clean, bright and big.', '네 가지 기준을 한 문장으로 적어 넣어요. 얼마나 하얗고 맑고 밝고 큰지.') },
    ],
  },
  {
    id: 'pearls', shop: 'pick-a-pearl', category: 'pearl-necklaces', stock: 64, linePriceFen: 109800, priceFactors: [1, 1.4],
    gallery: ['pearls'],
    selling: t('诸暨淡水珠五十六颗配一对耳钉，近圆强光，手工打结', 'Fifty-six freshwater pearls with matching studs: near-round, bright, knotted by hand', '담수진주 쉰여섯 알과 귀걸이 한 쌍, 둥글고 밝으며 매듭을 손으로 지어요'),
    params: [
      [p.origin, t('浙江诸暨', 'Zhuji, Zhejiang', '절강성 제기')],
      [t('珠径', 'Pearl size', '진주 크기'), t('7–8mm', '7–8 mm', '7–8mm')],
      [t('形状光泽', 'Shape and luster', '모양·광택'), t('近圆，强光，微瑕', 'Near-round, bright, light blemishes', '거의 둥글고 강한 광택, 미세한 흠')],
      [t('项链长度', 'Length', '목걸이 길이'), t('43cm，18K 金扣', '43 cm with an 18K gold clasp', '43cm, 18K 금 잠금')],
      [t('耳钉', 'Studs', '귀걸이'), t('925 银针，8mm', '925 silver posts, 8 mm', '925 은침, 8mm')],
      [p.care, t('最后戴、最先摘，软布擦', 'Last on, first off, wipe with a soft cloth', '마지막에 걸고 먼저 벗고, 부드러운 천으로 닦기')],
      [p.inBox, t('项链、耳钉、首饰盒、擦布', 'Necklace, studs, box, cloth', '목걸이, 귀걸이, 상자, 닦는 천')],
    ],
    story: [
      { picture: 'pearls', title: t('一颗一个结', 'A knot between each', '알마다 매듭을 지어요'), text: t('珠子之间打结，断线只掉一颗。颜色和大小要从五百颗里才配得出这五十六颗。', 'A knot between every two, so a broken thread loses one. It takes five hundred to match these fifty-six.', '알 사이에 매듭을 지어 끊어져도 하나만 빠져요. 오백 알을 보아야 쉰여섯 알이 맞춰져요.') },
      { picture: 'mirror', title: t('配毛衣最好看', 'Best over a sweater', '스웨터 위에 잘 어울려요'), text: t('四十三厘米落在锁骨上，开会戴、接孩子也戴，不用等节日。', 'At forty-three centimeters it lies on the collarbone: for meetings and school runs alike.', '43cm라 쇄골에 놓여 회의에도, 아이 마중에도 좋아요.') },
      { picture: 'ladywatch', title: t('珍珠要喝水', 'Pearls like company', '진주는 함께 있을수록 좋아요'), text: t('长期收着会失光，戴着反而润。喷香水在前，戴珍珠在后。', 'Locked away they dull; worn they glow. Perfume first, pearls after.', '오래 넣어 두면 광이 죽고 걸수록 윤이 나요. 향수를 먼저 뿌리고 진주를 나중에 거세요.') },
    ],
  },
  {
    id: 'bangle', shop: 'pick-a-pearl', category: 'jade-bangles', stock: 16,
    gallery: ['bangle'],
    selling: t('天然A货浅绿手镯，糯种带阳绿丝，附检测报告', 'Natural untreated jadeite in pale green with a brighter vein, test report included', '처리하지 않은 천연 연두 비취, 밝은 결이 흐르고 감정 보고서를 드려요'),
    params: [
      [p.material, t('天然翡翠（A货）', 'Natural jadeite, untreated', '천연 비취(미처리)')],
      [t('颜色', 'Color', '색'), t('浅绿带阳绿', 'Pale green with bright veins', '연두에 밝은 초록 결')],
      [t('水头', 'Translucency', '투명도'), t('糯种', 'Sticky-rice type', '찹쌀종')],
      [p.size, each(t('圈口 54mm，条宽 11mm', '54 mm inside, 11 mm bar', '안지름 54mm, 폭 11mm'), t('圈口 56mm，条宽 11mm', '56 mm inside, 11 mm bar', '안지름 56mm, 폭 11mm'), t('圈口 58mm，条宽 11mm', '58 mm inside, 11 mm bar', '안지름 58mm, 폭 11mm'))],
      [p.weight, each(t('约 45g', 'About 45 g', '약 45g'), t('约 47g', 'About 47 g', '약 47g'), t('约 49g', 'About 49 g', '약 49g'))],
      [t('检测', 'Report', '감정'), t('附检测报告原件', 'Original report included', '감정 보고서 원본 포함')],
      [p.delivery, t('保价直送，开箱请拍视频', 'Insured courier; please film the opening', '보험 배송, 개봉 영상을 남겨 주세요')],
    ],
    story: [
      { picture: 'bangle', title: t('每一只都是孤品', 'No two the same', '하나하나 달라요'), text: t('看的图就是这只，绿丝的走向不会重样。有小的棉线，灯下看得见。', 'The picture is this bangle; the veins never repeat. Cotton-like threads show under a lamp.', '사진이 바로 이 팔찌예요. 결이 같은 것은 없고 미세한 솜결이 등불에 보여요.') },
      { picture: 'pearls', title: t('圈口怎么量', 'Measuring', '재는 법'), text: t('握拳，手最宽处绕一圈，加六毫米就是圈口。寄来戴不上，七天内可换。', 'Make a fist, measure its widest point, add six millimeters. Exchange within seven days.', '주먹을 쥐고 가장 넓은 곳을 재어 육 밀리미터를 더하세요. 7일 안에 바꿔 드려요.') },
      { picture: 'ring', title: t('戴着就养着', 'Wear it', '찰수록 윤이 나요'), text: t('翡翠不怕汗，怕摔。洗澡可以戴，洗碗和搬东西请摘下来。', 'Jade fears falls more than sweat. Shower with it, but take it off to lift furniture.', '땀은 괜찮지만 부딪힘이 무서워요. 무거운 것을 들 때는 빼 두세요.') },
    ],
  },
  {
    id: 'earrings', shop: 'pick-a-pearl', category: 'pearl-earrings', stock: 75, priceFactors: [1, 4.5],
    gallery: ['earrings'],
    selling: t('圆环下垂一颗近圆淡水珠，走路会轻轻晃', 'A round pearl beneath a hoop that swings as you walk', '고리 아래 둥근 진주 한 알이 걸을 때마다 살랑거려요'),
    params: [
      [p.material, each(t('925 银镀 18K 金', '925 silver, 18K gilded', '925 은에 18K 도금'), t('18K 金', '18K gold', '18K 골드'))],
      [t('珍珠', 'Pearl', '진주'), t('淡水近圆珠 9mm', 'Freshwater, near-round, 9 mm', '담수 준원형 9mm')],
      [t('长度', 'Drop', '길이'), t('3.2cm', '3.2 cm', '3.2cm')],
      [p.weight, t('单只约 2.1g', 'About 2.1 g each', '한쪽 약 2.1g')],
      [t('耳针', 'Posts', '침'), t('插针带硅胶托', 'Posts with silicone backs', '꽂이와 실리콘 마개')],
      [p.care, t('避开香水，软布擦拭', 'Keep away from perfume; soft cloth', '향수를 피하고 부드러운 천으로 닦기')],
    ],
    story: [
      { picture: 'earrings', title: t('重量轻，耳洞不坠', 'Light enough for all day', '가벼워서 온종일 편해요'), text: t('一只两克出头，环是空心的，戴到晚上耳垂也不红。', 'Just over two grams: the hoop is hollow, and your ears do not ache by evening.', '한쪽 2g 남짓에 속이 비어 저녁까지 귀가 빨갛지 않아요.') },
      { picture: 'pearls', title: t('左右略不同', 'A little mismatched', '양쪽이 조금 달라요'), text: t('两只珠挑相近的，形状不会一模一样，这是天然珠的凭证。', 'We match the two as closely as nature lets us; identical ones would not be pearls.', '비슷한 것을 고르지만 똑같지는 않아요. 천연 진주라는 뜻이에요.') },
      { picture: 'ring', title: t('镀金的怎么选', 'Gilded or solid', '도금과 순금'), text: t('日常换着戴选镀金，汗手、每天戴一对不换的选 18K。', 'Rotate several pairs? Gilded silver. One pair every day? Choose 18K.', '여러 개를 번갈아 하면 도금, 매일 한 쌍이면 18K가 좋아요.') },
    ],
  },
]
