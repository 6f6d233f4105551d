import { each, t, type DemoProduct } from '../product-type.ts'
import { named } from '../household-param-names.ts'

const bestBefore = t('保质期', 'Best within', '유통기한')
const protein = t('粗蛋白', 'Crude protein', '조단백')
const fat = t('粗脂肪', 'Crude fat', '조지방')

export const petsProducts: DemoProduct[] = [
  {
    id: 'catfood',
    shop: 'miaotian',
    category: 'cat-food',
    selling: t(
      '鸡肉加鳕鱼，挑嘴的那只也肯低头吃',
      'Chicken and cod, enough to bend the pickiest head to the bowl',
      '닭고기에 대구, 입 짧은 아이도 고개를 숙여요',
    ),
    params: [
      [named.net, t('2kg', '2 kg', '2kg')],
      [named.ingredients, t('鲜鸡肉 38%、鳕鱼 12%、鸡肝、豌豆', 'Fresh chicken 38%, cod 12%, liver, peas', '생닭고기 38%, 대구 12%, 닭간, 완두')],
      [protein, t('≥38%', '38% or more', '38% 이상')],
      [fat, t('≥17%', '17% or more', '17% 이상')],
      [t('牛磺酸', 'Taurine', '타우린'), t('≥0.2%', '0.2% or more', '0.2% 이상')],
      [named.fits, t('2 月龄以上全阶段', 'All cats over 2 months', '2개월 이상 전 연령')],
      [t('颗粒', 'Kibble', '알갱이'), t('扁圆，约 8mm', 'Flat round, about 8 mm', '납작한 원형, 약 8mm')],
      [bestBefore, t('18 个月，开封后 6 周内喂完', '18 months; 6 weeks once opened', '18개월, 개봉 후 6주')],
    ],
    story: [
      {
        title: t('肉排在配料表第一位', 'Meat comes first on the list', '원료 맨 앞이 고기예요'),
        text: t(
          '鲜鸡肉和鳕鱼合起来占一半，不用谷物，拿豌豆和木薯来成型。打开袋子是肉松的味道，不是很冲的诱食香。',
          'Chicken and cod make up half of it; peas and cassava hold it together instead of grain. The bag smells of shredded meat, not of flavoring.',
          '생닭고기와 대구가 절반이고 곡물 대신 완두와 카사바로 모양을 잡았어요. 봉지를 열면 기호성 향료가 아니라 고기 냄새가 나요.',
        ),
        picture: 'catfood',
      },
      {
        title: t('换粮用七天', 'Seven days to change over', '일주일에 걸쳐 바꾸기'),
        text: t(
          '前两天新粮两成，中间三天一半，最后两天八成。急着换，再好的粮也会软便。成猫一天 50–65 克，带刻度的勺一平勺是 20 克。',
          'A fifth new for two days, half for three, four fifths for two. Rush it and even good food loosens stools. Adults eat 50–65 g a day; the scoop holds 20 g.',
          '이틀은 20%, 사흘은 절반, 마지막 이틀은 80%로 섞어 주세요. 급하면 좋은 사료라도 변이 물러져요. 성묘는 하루 50–65g, 동봉한 스푼 하나가 20g이에요.',
        ),
        picture: 'petbowl',
      },
      {
        title: t('店里十一只猫吃过', 'Tried by eleven shop cats', '가게 고양이 열한 마리가 먼저'),
        text: t(
          '新批次到货先给店里的猫吃两周，记录饭量和便便，有一只不对劲就不上架。橘猫“秤砣”例外，它什么都吃，不作数。',
          'Each batch feeds our own cats for two weeks, bowls and litter trays noted. One bad tummy and it does not go on sale. Anvil the ginger is not counted; he eats anything.',
          '새 배치가 오면 2주 동안 가게 고양이에게 먹이고 식사량과 변을 적어요. 한 마리라도 이상하면 팔지 않아요. 뭐든 먹는 치즈냥 저울추는 빼고요.',
        ),
        picture: 'catbed',
      },
    ],
    gallery: ['catfood', 'petbowl'],
    linePriceFen: 13900,
    priceFactors: [0.32, 1, 2.25],
    stock: 420,
  },
  {
    id: 'dogfood',
    shop: 'wangyuan',
    category: 'dog-food',
    selling: t(
      '单一鸭肉配雪梨，容易上火流泪的狗狗试试',
      'Duck as the only protein, with pear: for dogs that itch or tear on richer food',
      '오리 한 가지 단백질에 배, 눈물이 많고 예민한 아이에게',
    ),
    params: [
      [named.net, t('5kg', '5 kg', '5kg')],
      [named.ingredients, t('鲜鸭肉 30%、鸭肉粉、糙米、雪梨', 'Fresh duck 30%, duck meal, brown rice, pear', '생오리고기 30%, 오리분, 현미, 배')],
      [protein, t('≥26%', '26% or more', '26% 이상')],
      [fat, t('≥14%', '14% or more', '14% 이상')],
      [named.fits, t('3 月龄以上，大中小型犬', 'All breeds over 3 months', '3개월 이상, 모든 견종')],
      [t('颗粒', 'Kibble', '알갱이'), t('骨头形，约 12mm', 'Bone-shaped, about 12 mm', '뼈다귀 모양, 약 12mm')],
      [t('喂食量', 'Daily amount', '급여량'), t('5kg 体重 90g，10kg 体重 150g', '90 g at 5 kg, 150 g at 10 kg', '체중 5kg 90g, 10kg 150g')],
      [bestBefore, t('18 个月，开封后 8 周内喂完', '18 months; 8 weeks once opened', '18개월, 개봉 후 8주')],
    ],
    story: [
      {
        title: t('一种肉，出问题好排查', 'One meat, easy to trace', '고기 하나라 원인을 찾기 쉬워요'),
        text: t(
          '狗对牛肉、鸡肉过敏的不少。只用鸭肉一种动物蛋白，吃了没事就是没事；要是还抓痒，也知道该从别处找原因。',
          'Beef and chicken are common triggers. With duck as the sole animal protein, calm skin tells you something, and if the scratching goes on you know to look elsewhere.',
          '소고기나 닭고기에 알레르기가 있는 강아지가 많아요. 동물 단백질을 오리 하나로만 써서 괜찮으면 괜찮은 거고, 계속 긁으면 다른 원인을 찾으면 돼요.',
        ),
        picture: 'dogfood',
      },
      {
        title: t('小骨头形状是为了嚼', 'Bone-shaped for chewing', '씹으라고 뼈다귀 모양'),
        text: t(
          '贪吃的狗圆粒一口吞，骨头形中间细、两头大，得咬断才咽得下。小型犬可以先用温水泡两分钟。',
          'Greedy dogs inhale round kibble. A thin waist and thick ends have to be bitten. For toy breeds, soften two minutes in warm water.',
          '급하게 먹는 아이는 둥근 알갱이를 그냥 삼켜요. 가운데가 가늘고 끝이 굵어 깨물어야 넘어가요. 소형견은 따뜻한 물에 2분 불려 주세요.',
        ),
        picture: 'petbowl',
      },
      {
        title: t('梨不是噱头', 'Why pear', '배를 넣은 이유'),
        text: t(
          '雪梨打成粉，补一点膳食纤维，也给鸭肉添点甜味。每批成品送检水分、蛋白和黄曲霉毒素，数值写在袋子背面的扫码页里。',
          'Dried pear gives fiber and a little sweetness to the duck. Moisture, protein and aflatoxin are tested per batch; the figures are behind the code on the back of the bag.',
          '말린 배 가루가 식이섬유를 더하고 오리에 단맛을 내요. 배치마다 수분, 단백질, 아플라톡신을 검사하고 수치는 봉지 뒷면 코드로 볼 수 있어요.',
        ),
        picture: 'applepear',
      },
    ],
    gallery: ['dogfood'],
    priceFactors: [0.36, 1, 1.88],
    stock: 230,
  },
  {
    id: 'catlitter',
    shop: 'miaotian',
    category: 'cat-litter',
    selling: t(
      '结团捏不散，能冲马桶，粉尘低到黑猫不变灰',
      'Firm clumps, flushable, and so little dust that a black cat stays black',
      '단단하게 뭉치고 변기에 버려요, 검은 고양이가 잿빛이 안 될 만큼 먼지가 적어요',
    ),
    params: [
      [named.net, each(t('2.5kg（约 6L）', '2.5 kg (about 6 L)', '2.5kg (약 6L)'), t('2.5kg×4 包（约 24L）', '4 × 2.5 kg (about 24 L)', '2.5kg×4봉 (약 24L)'))],
      [t('原料', 'Made from', '원료'), t('豌豆渣、玉米淀粉、绿茶粉、瓜尔胶', 'Pea fiber, corn starch, green tea, guar gum', '완두박, 옥수수 전분, 녹차 가루, 구아검')],
      [t('颗粒', 'Pellet', '입자'), t('直径 2mm，长 6–12mm', '2 mm thick, 6–12 mm long', '굵기 2mm, 길이 6–12mm')],
      [t('吸水', 'Absorbency', '흡수력'), t('自重 3 倍以上', 'Over three times its weight', '자기 무게의 3배 이상')],
      [t('结团', 'Clumping', '응고'), t('约 5 秒', 'About 5 seconds', '약 5초')],
      [t('可冲', 'Flushable', '변기 처리'), t('可，一次两团以内，泡两分钟再冲', 'Yes: two clumps at a time, soak 2 minutes', '가능, 한 번에 두 덩이까지 2분 불린 뒤')],
      [bestBefore, t('24 个月', '24 months', '24개월')],
    ],
    story: [
      {
        title: t('绿茶管味道', 'Green tea for the smell', '냄새는 녹차가'),
        text: t(
          '不加香精。猫鼻子比人灵得多，香精味浓的砂它宁愿尿在床上。绿茶粉收一收氨味，人凑近闻是淡淡的豆子气。',
          'No perfume: with a nose like that a cat may prefer your bed. Green tea powder takes the edge off ammonia, and up close it smells faintly of peas.',
          '향료는 넣지 않았어요. 향이 진하면 고양이는 차라리 이불에 실례해요. 녹차 가루가 암모니아 냄새를 잡고, 가까이 맡으면 은은한 콩 냄새가 나요.',
        ),
        picture: 'catlitter',
      },
      {
        title: t('铺七厘米，才不粘底', 'Seven centimeters deep', '7cm 깔아야 안 붙어요'),
        text: t(
          '铺薄了尿会渗到盆底糊成饼。7 厘米左右，一包正好铺一只标准盆，之后每三四天补一点，单猫一个月用一包半。',
          'Too thin and it pastes to the bottom. One bag fills a standard tray to about 7 cm; top up every few days. One cat uses a bag and a half a month.',
          '얇으면 바닥에 들러붙어요. 한 봉지면 보통 화장실에 7cm쯤 차고, 삼사 일마다 보충하세요. 한 마리면 한 달에 한 봉지 반이에요.',
        ),
        picture: 'catbed',
      },
      {
        title: t('从膨润土换过来', 'Coming from clay', '벤토나이트에서 바꿀 때'),
        text: t(
          '头三天两种掺着用，豆腐砂从三成加到七成。有的猫嫌颗粒长，扒两下就走，别急，多数一周就习惯。',
          'Mix for three days, tofu from three parts in ten to seven. Some cats scratch twice and leave in protest. Most come round within a week.',
          '사흘은 섞어서 두부 모래를 30%에서 70%로 늘리세요. 입자가 길다고 두어 번 긁고 나가는 아이도 있지만 대개 일주일이면 익숙해져요.',
        ),
        picture: 'catfood',
      },
    ],
    gallery: ['catlitter'],
    priceFactors: [1, 3.7],
    stock: 1200,
  },
  {
    id: 'petbowl',
    shop: 'miaotian',
    category: 'pet-bowls',
    selling: t(
      '又重又宽的一对碗，推不走，也不碰胡子',
      'A pair too heavy to push and too wide to touch the whiskers',
      '묵직하고 넓은 한 쌍, 밀리지 않고 수염에 닿지 않아요',
    ),
    params: [
      [named.material, t('高温瓷，釉下彩', 'High-fired stoneware, underglaze color', '고온 도자기, 유약 아래 채색')],
      [t('小号', 'Small', '소형'), t('口径 12cm，400ml，420g/只', '12 cm, 400 ml, 420 g each', '지름 12cm, 400ml, 개당 420g')],
      [t('大号', 'Large', '대형'), t('口径 16cm，850ml，720g/只', '16 cm, 850 ml, 720 g each', '지름 16cm, 850ml, 개당 720g')],
      [t('一套', 'Set', '구성'), t('蓝、橙各一只', 'One blue, one orange', '파랑·주황 하나씩')],
      [t('底部', 'Base', '바닥'), t('硅胶防滑圈，可拆洗', 'Removable silicone ring', '분리되는 실리콘 링')],
      [t('清洗', 'Washing', '세척'), t('洗碗机、微波炉可用（取下硅胶圈）', 'Dishwasher and microwave safe without the ring', '링을 빼면 식기세척기·전자레인지 가능')],
    ],
    story: [
      {
        title: t('一只吃饭，一只喝水', 'One for food, one for water', '하나는 밥, 하나는 물'),
        text: t(
          '蓝碗橙碗分工摆开，离得远一点更好：猫不爱在饭碗旁边喝水，隔半米，喝水量常常会多起来。',
          'Blue for one, orange for the other, and not side by side: cats dislike water next to food. Half a meter apart they often drink more.',
          '파란 그릇과 주황 그릇을 나눠 쓰고 조금 떨어뜨려 두세요. 고양이는 밥 옆의 물을 싫어해요. 50cm만 떨어져도 물을 더 마시곤 해요.',
        ),
        picture: 'petbowl',
      },
      {
        title: t('塑料碗和黑下巴', 'Plastic and chin acne', '플라스틱과 턱드름'),
        text: t(
          '塑料碗的划痕里容易藏油和细菌，有些猫下巴会长黑点。瓷的一冲就净，每天洗一次，黑下巴会少很多。',
          'Scratched plastic hides grease and bacteria, and some chins break out. Ceramic rinses clean; wash it daily and there is far less trouble.',
          '플라스틱 흠집에는 기름과 세균이 남아 턱드름이 생기기도 해요. 도자기는 쉽게 씻겨요. 하루 한 번만 닦아도 훨씬 덜해요.',
        ),
        picture: 'catfood',
      },
      {
        title: t('大号给狗也合适', 'The large one suits dogs', '대형은 강아지에게도'),
        text: t(
          '720 克的分量，中型犬也拱不翻。碗壁是外斜的，吃到最后一口不用追着碗跑。瓷器怕摔，别放在台阶边上。',
          'At 720 g even a medium dog cannot tip it, and the flared wall means no chasing the last bite. It is ceramic, so not at the top of the steps.',
          '720g이라 중형견도 뒤집지 못하고, 벽이 비스듬해 마지막 한 입까지 편하게 먹어요. 도자기라 떨어지면 깨지니 계단 옆은 피하세요.',
        ),
        picture: 'dogfood',
      },
    ],
    gallery: ['petbowl'],
    priceFactors: [1, 1.3],
    stock: 310,
  },
  {
    id: 'catbed',
    shop: 'miaotian',
    category: 'cat-beds',
    selling: t(
      '一圈高高的边，猫把下巴一搁就睡着',
      'A high rim to rest a chin on, and then they are asleep',
      '도톰한 테두리에 턱을 올리면 곧 잠들어요',
    ),
    params: [
      [named.size, each(t('外径 50cm，内窝 32cm，高 16cm', '50 cm outside, 32 cm inside, 16 cm high', '바깥 50cm, 안쪽 32cm, 높이 16cm'), t('外径 60cm，内窝 38cm，高 18cm', '60 cm outside, 38 cm inside, 18 cm high', '바깥 60cm, 안쪽 38cm, 높이 18cm'))],
      [t('面料', 'Fabric', '겉감'), t('长毛绒，聚酯', 'Long-pile polyester plush', '긴 털 폴리에스터')],
      [t('填充', 'Filling', '충전재'), t('弹力棉 1.3kg', '1.3 kg of springy fiberfill', '탄력 솜 1.3kg')],
      [t('底布', 'Base', '바닥'), t('防滑点胶', 'Anti-slip dots', '미끄럼 방지 처리')],
      [named.fits, t('50cm 适合 5kg 以下，60cm 适合 9kg 以下', '50 cm to 5 kg, 60 cm to 9 kg', '50cm 5kg 이하, 60cm 9kg 이하')],
      [named.care, t('整只机洗，30℃轻柔，低温烘干', 'Whole bed at 30 °C gentle, tumble low', '통째로 30℃ 약하게 세탁, 저온 건조')],
      [named.packaging, t('真空压缩，拆开拍打后放置一天', 'Vacuum packed; shake and leave a day', '압축 포장, 털어서 하루 두기')],
    ],
    story: [
      {
        title: t('为什么猫爱圆窝', 'Why cats like a ring', '고양이가 둥근 방석을 좋아하는 이유'),
        text: t(
          '猫蜷起来是个圆，后背有东西抵着才放心。边圈填得硬一些当枕头，中间薄一点往下陷，体温留得住。',
          'A curled cat is a circle and wants something at its back. The rim is packed firm as a pillow, the middle sinks and keeps the warmth.',
          '웅크린 고양이는 동그랗고, 등에 닿는 게 있어야 안심해요. 테두리는 베개처럼 단단하게, 가운데는 푹 꺼져 온기가 남게 채웠어요.',
        ),
        picture: 'catbed',
      },
      {
        title: t('拆开像饼，第二天才是窝', 'Flat at first, a bed tomorrow', '뜯으면 납작, 하루 뒤엔 방석'),
        text: t(
          '真空运输所以刚拆很扁，拍打揉松、放在通风处一天就鼓了。想快一点，烘干机低温转十分钟，丢两个网球进去。',
          'It comes vacuum packed and flat. Shake, knead, and leave it a day. In a hurry: ten minutes on low in the dryer with two tennis balls.',
          '압축해서 보내니 처음엔 납작해요. 두드려 풀고 하루 두면 부풀어요. 급하면 건조기 저온에 테니스공 두 개와 10분 돌리세요.',
        ),
        picture: 'armchair',
      },
      {
        title: t('让它愿意进去', 'Getting them into it', '들어가게 하려면'),
        text: t(
          '新窝没有自己的味道，猫可能先睡快递箱。铺一件你穿过的 T 恤，放在它本来就爱待的沙发角，别硬抱进去。',
          'A new bed smells of nothing, so expect the carton to win at first. Line it with a worn T-shirt, put it in the corner they already like, and do not carry them in.',
          '새 방석엔 자기 냄새가 없어 택배 상자에서 먼저 잘 수도 있어요. 입던 티셔츠를 깔고 좋아하던 자리에 두세요. 억지로 넣지는 마세요.',
        ),
        picture: 'hero-home',
      },
    ],
    gallery: ['catbed'],
    linePriceFen: 11900,
    priceFactors: [0.85, 1],
    stock: 170,
  },
]
