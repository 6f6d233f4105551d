import { each, t, type DemoProduct } from '../product-type.ts'
import { named } from '../household-param-names.ts'

export const bodyCareProducts: DemoProduct[] = [
  {
    id: 'dispenser',
    shop: 'soyo',
    category: 'hand-wash',
    selling: t(
      '高兴柚子果皮的清苦香，洗完手上不留黏',
      'The bitter-bright smell of citron peel, and nothing sticky left behind',
      '고흥 유자 껍질의 쌉싸름한 향, 헹구면 미끈거림 없이 끝나요',
    ),
    params: [
      [named.net, each(t('500ml', '500 ml', '500ml'), t('500ml×2 瓶', '2 × 500 ml', '500ml×2병'))],
      [named.origin, t('上海奉贤', 'Fengxian, Shanghai', '중국 상해')],
      [named.ingredients, t('氨基酸表活、柚子果皮油、甘油', 'Amino-acid cleanser, citron peel oil, glycerin', '아미노산계 세정제, 유자 껍질 오일, 글리세린')],
      [named.scent, t('柚子皮、一点雪松', 'Citron peel with a little cedar', '유자 껍질과 은은한 삼나무')],
      [t('酸碱度', 'pH', '산도(pH)'), t('约 5.5', 'About 5.5', '약 5.5')],
      [t('瓶身', 'Bottle', '용기'), t('茶色 PET，泵头可锁', 'Amber PET, lockable pump', '갈색 PET, 펌프 잠금 가능')],
      [named.shelfLife, t('36 个月，开封后 12 个月', '36 months; 12 months once opened', '제조 후 36개월, 개봉 후 12개월')],
    ],
    story: [
      {
        title: t('不甜的柑橘香', 'Citrus without the sweetness', '달지 않은 시트러스'),
        text: t(
          '柚子果肉酸，香气却几乎都在皮上。我们用冷压果皮油调香，前调是切开柚子时那一下清苦，洗完大约二十分钟后只剩很淡的木头味。',
          'Citron flesh is sour; nearly all of its scent sits in the rind. We blend with cold-pressed peel oil, so you get the sharp moment of cutting the fruit, and twenty minutes later only a trace of wood.',
          '유자는 과육보다 껍질에 향이 모여 있어요. 껍질을 냉압착한 오일로 향을 잡아서 막 칼을 댔을 때의 쌉싸름함이 먼저 오고, 20분쯤 지나면 나무 향만 옅게 남아요.',
        ),
        picture: 'dispenser',
      },
      {
        title: t('一天洗十几次也行', 'Fine for a dozen washes a day', '하루 열 번 넘게 씻어도'),
        text: t(
          '配方用氨基酸表面活性剂，泡沫不算多，但冲水快。做饭、带孩子、养猫的人一天要洗很多次手，不紧绷比泡沫多更要紧。',
          'The amino-acid base foams modestly and rinses fast. If you cook, have small children or keep a cat, skin that does not feel tight matters more than a mountain of lather.',
          '아미노산계 세정 성분이라 거품은 적당하고 물에 금방 씻겨요. 요리하고 아이 돌보고 고양이 화장실까지 치우면 손 씻을 일이 많으니까, 거품보다 당기지 않는 게 먼저예요.',
        ),
        picture: 'lost',
      },
      {
        title: t('洗完接一支护手霜', 'Follow with hand cream', '씻은 뒤엔 핸드크림'),
        text: t(
          '冬天暖气房里干得快，擦干后趁手还有点潮，挤黄豆大小的护手霜推开。柚子香和艾草、雪莲两支叠着用不打架。',
          'Heated rooms dry hands quickly in winter. Pat them almost dry and work in a pea of hand cream; the citron sits well under the mugwort and snow lotus ones.',
          '겨울 난방에는 손이 금방 말라요. 물기가 살짝 남았을 때 콩알만큼 덜어 펴 바르세요. 유자 향은 쑥이나 설련 핸드크림과 겹쳐도 어색하지 않아요.',
        ),
        picture: 'handcream',
      },
    ],
    gallery: ['dispenser'],
    priceFactors: [1, 1.88],
    stock: 640,
  },
  {
    id: 'lotion',
    shop: 'haedam',
    category: 'body-lotion',
    selling: t(
      '像水蜜桃切开那一刻，推开两下就吸收',
      'Smells like a peach just cut open, and sinks in after two strokes',
      '갓 자른 복숭아 향, 두어 번 문지르면 스며들어요',
    ),
    params: [
      [named.net, t('400ml（另有 200ml）', '400 ml (200 ml also sold)', '400ml (200ml도 있음)')],
      [named.texture, t('乳液，春夏也不闷', 'Fluid lotion, light enough for summer', '묽은 로션, 여름에도 답답하지 않음')],
      [named.ingredients, t('桃花提取物、神经酰胺、乳木果脂', 'Peach blossom extract, ceramide, shea butter', '복숭아꽃 추출물, 세라마이드, 시어버터')],
      [named.skin, t('中性、干性', 'Normal to dry', '중성, 건성')],
      [named.scent, t('白桃、茉莉', 'White peach, jasmine', '백도, 재스민')],
      [named.use, t('洗澡后三分钟内全身涂抹', 'All over, within three minutes of bathing', '샤워 후 3분 안에 온몸에')],
      [named.shelfLife, t('36 个月，开封后 12 个月', '36 months; 12 months once opened', '제조 후 36개월, 개봉 후 12개월')],
    ],
    story: [
      {
        title: t('桃香要新鲜，不要糖水味', 'Fresh peach, not syrup', '시럽 말고 생복숭아'),
        text: t(
          '调香时把常见的“桃子糖”味去掉，留下果皮绒毛那点青涩，再用一点茉莉接住。贴近了闻得到，坐在你旁边的人不会被熏到。',
          'We took the candied note out and kept the greenness of the fuzzy skin, with a little jasmine underneath. You notice it up close; the person next to you will not be overwhelmed.',
          '흔한 복숭아 사탕 향은 빼고 껍질 솜털의 풋풋함만 남긴 뒤 재스민을 살짝 받쳤어요. 가까이에서만 느껴져서 옆 사람이 부담스럽지 않아요.',
        ),
        picture: 'lotion',
      },
      {
        title: t('干在哪里，多涂哪里', 'More where it is dry', '건조한 데 한 번 더'),
        text: t(
          '小腿、手肘、脚跟先涂一层，等一分钟再补一次，比一次涂很厚更省也更舒服。神经酰胺和乳木果脂负责把水分留在皮肤里。',
          'Do shins, elbows and heels first, wait a minute, then go over them again: it uses less than one thick coat and feels better. Ceramide and shea keep the water where it belongs.',
          '정강이, 팔꿈치, 발뒤꿈치는 먼저 바르고 1분 뒤에 한 번 더 발라 보세요. 한꺼번에 두껍게 바르는 것보다 덜 들고 편해요. 세라마이드와 시어버터가 수분을 붙잡아 줘요.',
        ),
        picture: 'peaches',
      },
      {
        title: t('和沐浴露一个系列', 'Made to follow the body wash', '바디워시와 같은 결'),
        text: t(
          '燕麦沐浴露香气很轻，洗完再用它不会串味。换季皮肤闹脾气的时候，这一组是我们自己家里浴室台面上的搭配。',
          'The oat body wash is barely scented, so the two never argue. When the seasons turn and skin complains, this is the pair on our own bathroom shelf.',
          '오트 바디워시는 향이 약해서 이어 써도 섞이지 않아요. 환절기에 피부가 까칠해질 때 저희 욕실 선반에 놓아두는 조합이에요.',
        ),
        picture: 'bodywash',
      },
    ],
    gallery: ['lotion'],
    priceFactors: [0.6, 1],
    stock: 380,
  },
  {
    id: 'handcream',
    shop: 'haedam',
    category: 'hand-cream',
    selling: t(
      '艾草、玫瑰、雪莲各一支，床头、包里、办公桌各放一处',
      'Mugwort, rose and snow lotus: one for the bed, one for the bag, one for the desk',
      '쑥·장미·설련 하나씩, 침대 옆과 가방과 책상에 두세요',
    ),
    params: [
      [named.net, each(t('75ml', '75 ml', '75ml'), t('75ml×3', '75 ml × 3', '75ml×3'))],
      [named.scent, t('艾草、玫瑰、雪莲', 'Mugwort, rose, snow lotus', '쑥, 장미, 설련')],
      [named.ingredients, t('乳木果脂 8%、甘油、植物提取物', '8% shea butter, glycerin, botanical extracts', '시어버터 8%, 글리세린, 식물 추출물')],
      [named.texture, t('膏霜，不泛油光', 'Cream with a matte finish', '크림, 번들거림 없음')],
      [named.skin, t('各种肤质，极干手部可厚涂', 'All skin types; apply thickly when very dry', '모든 피부, 심하게 건조하면 두껍게')],
      [named.packaging, t('软管翻盖，三支入纸盒', 'Flip-cap tubes in a paper box', '튜브형, 종이 상자에 3개')],
      [named.shelfLife, t('36 个月，开封后 9 个月', '36 months; 9 months once opened', '제조 후 36개월, 개봉 후 9개월')],
    ],
    story: [
      {
        title: t('三种味道，三种脾气', 'Three scents, three tempers', '세 가지 향, 세 가지 성격'),
        text: t(
          '艾草是晒干的草药味，适合睡前；玫瑰偏茶玫，出门用；雪莲最淡，开会、抱孩子都不出戏。膏体本身是同一个配方。',
          'Mugwort smells of dried herbs and suits bedtime; the rose is a tea rose for going out; snow lotus is the quietest, fit for meetings and babies. The cream itself is the same in all three.',
          '쑥은 말린 약초 향이라 자기 전에, 장미는 티로즈 계열이라 외출할 때, 설련은 가장 은은해서 회의할 때나 아이 안을 때 좋아요. 크림 자체는 세 가지 모두 같아요.',
        ),
        picture: 'handcream',
      },
      {
        title: t('涂完就能拿手机', 'Pick your phone up straight away', '바르고 바로 휴대폰'),
        text: t(
          '很多护手霜的问题不是不润，是涂完什么都不敢碰。我们把蜡的比例降下来，按揉半分钟后屏幕上基本不留指印。',
          'The trouble with most hand cream is that you cannot touch anything afterwards. With less wax in the formula, half a minute of rubbing leaves hardly a print on the screen.',
          '핸드크림이 불편한 건 바른 뒤에 아무것도 못 만지기 때문이에요. 왁스 비율을 낮춰서 30초만 문지르면 화면에 지문이 거의 남지 않아요.',
        ),
        picture: 'dispenser',
      },
      {
        title: t('送人不尴尬', 'An easy present', '부담 없는 선물'),
        text: t(
          '三支装带素色纸盒，不用再包。给同事、给孩子老师、给来家里帮忙的亲戚，价格和体积都刚好。',
          'The trio comes in a plain box that needs no wrapping. For a colleague, a teacher or the relative who came to help, both price and size are about right.',
          '3종 세트는 단정한 상자에 담겨 있어서 따로 포장할 필요가 없어요. 동료나 선생님, 도와주러 온 친척에게 건네기에 가격도 크기도 알맞아요.',
        ),
        picture: 'lotion',
      },
    ],
    gallery: ['handcream'],
    linePriceFen: 10700,
    priceFactors: [0.39, 1],
    stock: 520,
  },
  {
    id: 'bodywash',
    shop: 'haedam',
    category: 'body-wash',
    selling: t(
      '洗完不用急着找身体乳的沐浴露',
      'A body wash that does not send you running for the lotion',
      '씻고 나서 로션부터 찾지 않게 되는 바디워시',
    ),
    params: [
      [named.net, t('750ml', '750 ml', '750ml')],
      [named.scent, t('柚子 / 燕麦两款', 'Citron or oat', '유자 / 오트 중 선택')],
      [named.ingredients, t('椰油酰甘氨酸、燕麦仁提取物、泛醇', 'Cocoyl glycinate, oat kernel extract, panthenol', '코코일글리시네이트, 귀리 추출물, 판테놀')],
      [named.texture, t('半透明啫喱，起泡绵密', 'Translucent gel, fine lather', '반투명 젤, 고운 거품')],
      [named.skin, t('中性、干性；燕麦款适合敏感期', 'Normal to dry; choose oat when sensitive', '중성·건성, 예민할 때는 오트')],
      [t('可用天数', 'Lasts', '사용 기간'), t('一人约 70 天', 'About 70 days for one', '1인 기준 약 70일')],
      [named.shelfLife, t('36 个月，开封后 12 个月', '36 months; 12 months once opened', '제조 후 36개월, 개봉 후 12개월')],
    ],
    story: [
      {
        title: t('早柚子，晚燕麦', 'Citron mornings, oat evenings', '아침엔 유자, 저녁엔 오트'),
        text: t(
          '柚子款香气提神，橘色瓶；燕麦款几乎无香，米色瓶，给宝宝睡着以后才有空洗澡的人。两款清洁力一样，差别只在味道和一点燕麦仁提取物。',
          'Citron, in the apricot bottle, wakes you up. Oat, in the cream one, is next to scentless, for people who only get to shower once the baby sleeps. They clean alike; only the scent and some oat kernel differ.',
          '살구색 병 유자는 잠이 깨는 향이고, 크림색 병 오트는 향이 거의 없어요. 아이 재운 뒤에야 씻는 분께 잘 맞아요. 세정력은 같고 향과 귀리 추출물만 달라요.',
        ),
        picture: 'bodywash',
      },
      {
        title: t('泵两下就够全身', 'Two pumps for the whole body', '두 번 펌핑이면 온몸'),
        text: t(
          '用起泡网打开泡沫，750ml 的大瓶一个人能用两个多月。泵头逆时针拧到底可以锁住，搬家和旅行不漏。',
          'Worked up in a mesh puff, the 750 ml bottle lasts one person more than two months. Turn the pump counterclockwise to lock it for the move or the trip.',
          '거품망을 쓰면 750ml 한 병으로 혼자 두 달 넘게 써요. 펌프를 시계 반대 방향으로 끝까지 돌리면 잠겨서 이사나 여행 때도 새지 않아요.',
        ),
        picture: 'towels',
      },
      {
        title: t('皮肤屏障的常识', 'A word on the skin barrier', '피부 장벽 이야기'),
        text: t(
          '水温 38 度左右、十分钟以内，比换什么沐浴露都有用。天冷每天洗的话，胳膊腿用清水带过，腋下和脚再用沐浴露。',
          'Water near 38 °C and ten minutes at most do more than any bottle. If you shower daily in winter, rinse arms and legs with water only and save the wash for underarms and feet.',
          '38도 정도 물에 10분 이내, 어떤 제품보다 이게 먼저예요. 겨울에 매일 씻는다면 팔다리는 물로만, 겨드랑이와 발에만 바디워시를 쓰세요.',
        ),
        picture: 'lotion',
      },
    ],
    gallery: ['bodywash'],
    linePriceFen: 6900,
    stock: 460,
  },
  {
    id: 'soapbar',
    shop: 'haedam',
    category: 'bar-soap',
    selling: t(
      '冷制四十天的手工皂，切面每一块都不一样',
      'Cold-process soap cured for forty days, no two faces alike',
      '40일 동안 숙성한 저온 비누, 단면이 하나하나 달라요',
    ),
    params: [
      [named.net, t('100g×3（单块±5g）', '100 g × 3 (±5 g each)', '100g×3 (개당 ±5g)')],
      [t('工艺', 'Method', '제조 방식'), t('冷制，熟成 40 天', 'Cold process, 40-day cure', '저온법, 40일 숙성')],
      [named.ingredients, t('橄榄油、椰子油、米糠油', 'Olive, coconut and rice bran oil', '올리브유, 코코넛유, 미강유')],
      [named.scent, t('艾草 / 桃花 / 燕麦', 'Mugwort, peach blossom or oat', '쑥 / 복숭아꽃 / 오트')],
      [named.fits, t('手、身体；油性肌可洗脸', 'Hands and body; oily faces too', '손, 몸, 지성 피부는 얼굴도')],
      [named.storage, t('沥干，用带条的皂托', 'Let it drain on a slatted rest', '물 빠지는 받침에 두세요')],
      [named.shelfLife, t('24 个月', '24 months', '24개월')],
    ],
    story: [
      {
        title: t('慢一点做出来的皂', 'Soap that took its time', '천천히 만든 비누'),
        text: t(
          '油温不超过 45 度，入模后切块、立着晾四十天，让水分慢慢走掉。这样的皂比较耐用，油里自带的甘油也留了下来。',
          'The oils never go above 45 °C. Once cut, the bars stand for forty days while the water leaves. Soap made this way lasts longer and keeps the glycerin that formed in it.',
          '기름 온도를 45도 넘기지 않고, 자른 뒤 세워서 40일을 말려요. 수분이 빠져 쉽게 무르지 않고 비누가 되면서 생긴 글리세린도 그대로 남아 있어요.',
        ),
        picture: 'soapbar',
      },
      {
        title: t('颜色来自原料本身', 'Colored by what is in it', '색은 재료에서'),
        text: t(
          '艾草皂的绿是艾草粉，桃花皂的粉是高岭土，燕麦皂表面能摸到一点点颗粒。放久了颜色会变淡，不影响使用。',
          'The green is mugwort powder, the pink is kaolin clay, and the oat bar has grain you can feel. Colors fade in time; the soap does not mind.',
          '쑥비누의 초록은 쑥 가루, 복숭아꽃의 분홍은 고령토예요. 오트는 알갱이가 살짝 만져져요. 오래 두면 색이 옅어지지만 쓰는 데는 상관없어요.',
        ),
        picture: 'peaches',
      },
      {
        title: t('用到最后一片', 'Down to the last sliver', '마지막 한 조각까지'),
        text: t(
          '皂变薄后沾湿贴到新皂背面，过一夜就粘牢了。平时避开花洒直冲，三块够两个人用一个季度。',
          'When a bar gets thin, wet it and press it onto the back of the next; by morning they are one. Keep it out of the spray and three bars see two people through a season.',
          '얇아지면 물을 묻혀 새 비누 뒷면에 붙여 두세요. 하룻밤이면 단단히 붙어요. 샤워기 물줄기만 피하면 세 개로 둘이서 한 계절을 써요.',
        ),
        picture: 'shower',
      },
    ],
    gallery: ['soapbar'],
    stock: 210,
  },
  {
    id: 'sunscreen',
    shop: 'haedam',
    category: 'sunscreen',
    selling: t(
      '涂完像擦了一层薄乳液，不搓泥、不发白',
      'Goes on like a thin lotion: no pilling, no white cast',
      '얇은 로션처럼 발리고 밀림도 백탁도 없어요',
    ),
    params: [
      [named.net, t('50ml', '50 ml', '50ml')],
      [t('防晒指数', 'Protection', '자외선 차단 지수'), each(t('SPF50+ PA++++', 'SPF50+ PA++++', 'SPF50+ PA++++'), t('SPF30 PA+++', 'SPF30 PA+++', 'SPF30 PA+++'))],
      [t('防晒类型', 'Filter type', '차단 방식'), t('成人物化结合，儿童纯物理', 'Adult: mixed; kids: mineral only', '성인 혼합자차 / 키즈 무기자차')],
      [named.texture, t('水润乳液', 'Watery fluid', '촉촉한 유액')],
      [named.use, t('出门前 15 分钟，脸用一元硬币大小', '15 minutes before going out, a coin-sized amount for the face', '외출 15분 전, 얼굴에 동전 크기만큼')],
      [t('卸除', 'Removal', '클렌징'), t('成人款洁面即可，防水部位请卸妆', 'Cleanser; use remover where it was layered', '세안제로 지워지고, 덧바른 곳은 리무버')],
      [named.shelfLife, t('30 个月，开封后 8 个月', '30 months; 8 months once opened', '제조 후 30개월, 개봉 후 8개월')],
    ],
    story: [
      {
        title: t('通勤和周末都用得上', 'Weekdays and weekends alike', '출근길에도 주말에도'),
        text: t(
          '黄管给大人：SPF50+，底妆前用不打架。粉管给三岁以上的孩子：只用氧化锌这类物理防晒，不加香精，涂上会有一点点提亮。',
          'The yellow tube is for adults: SPF50+, content under makeup. The pink one is for children over three: mineral filters such as zinc oxide only, no fragrance, and a very slight brightening.',
          '노란 튜브는 어른용 SPF50+로 메이크업 전에 발라도 들뜨지 않아요. 분홍 튜브는 3세 이상 아이용이에요. 산화아연 같은 무기 성분만 쓰고 향료를 뺐고, 바르면 살짝 밝아져요.',
        ),
        picture: 'sunscreen',
      },
      {
        title: t('量涂够，才算数', 'It only counts if you use enough', '충분히 발라야 효과예요'),
        text: t(
          '半张脸一颗蓝莓的量，脖子和耳后另算。出汗或游泳后要补，一般户外两小时一次。一支 50ml，天天用脸大约用五周。',
          'A blueberry’s worth for each half of the face, neck and ears extra. Top up after sweating or swimming, otherwise every two hours outdoors. One 50 ml tube lasts about five weeks on the face.',
          '얼굴 반쪽에 블루베리 한 알만큼, 목과 귀 뒤는 따로예요. 땀을 흘렸거나 물놀이 후엔 덧바르고 야외에서는 두 시간마다 발라 주세요. 매일 얼굴에 쓰면 5주쯤 가요.',
        ),
        picture: 'freshblue',
      },
      {
        title: t('晚上洗干净', 'Wash it off at night', '저녁엔 깨끗하게'),
        text: t(
          '普通日常用量，洁面加温水就能洗掉；叠涂了好几层、或者用在海边，先用一点卸妆产品化开，再洗脸。',
          'An ordinary day’s amount comes off with cleanser and warm water. After several layers, or a day at the sea, loosen it first with a remover.',
          '평소 양이면 세안제와 미지근한 물로 지워져요. 여러 번 덧발랐거나 바닷가에 다녀온 날은 리무버로 먼저 녹인 뒤 세안하세요.',
        ),
        picture: 'bodywash',
      },
    ],
    gallery: ['sunscreen'],
    linePriceFen: 11900,
    priceFactors: [1, 0.9],
    stock: 730,
  },
]
