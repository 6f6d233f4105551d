import type { CommentTag } from '../../contract.ts'

/** Raise it with every change of the words below: comments that were tagged by older rules are tagged again. */
export const tagRules = 1

/** How a tag shows in a comment's folded text (`plain`): lower case, simplified characters. */
export interface TagWords {
  /** Alternatives of a regular expression; letters around them do not matter. */
  zh: string
  ko: string
  /** Beginnings of words; a `$` ends a whole word. */
  en: string
}

export const tagWords: Record<CommentTag, TagWords> = {
  flavour: {
    zh: '(?<![一意趣品玩寻])味|口感|好吃|难吃|好喝|难喝|香气|清香|[很好真还]香|(?<![腰背])酸|[咸辣苦腥]|甜(?!美)',
    ko: '맛|(?<![취방영경지고])향(?=[이은을도기]|$|\\s)|냄새|매콤|매워|매운|달콤|달아|달고|짜고|짜요|고소|새콤|비린|쫄깃|식감',
    en: 'tasty$|tastes?$|tasted$|flavou?r|delicious|smell|scent|aroma|fragran|spicy$|sweet$|sour$|salty$|bitter$|crunch|chewy$',
  },
  freshness: {
    zh: '新鲜|保质期|日期|变质|发霉|腐烂|临期|过期',
    ko: '신선|싱싱|유통\\s?기한|소비\\s?기한|상했|상한\\s|곰팡이|제조일',
    en: 'fresh|stale$|expir|rotten$|mou?ldy?$|best before$|use-by$',
  },
  quality: {
    zh: '质量|品质|质地|做工|质感|掉毛|掉絮|勾线|耐用|结实|牢固|起球|掉色|褪色|缩水|瑕疵|正品',
    ko: '품질|퀄리티|마감|튼튼|내구성|보풀|물\\s?빠짐|하자|불량|정품',
    en: 'quality$|sturdy$|durab|well[ -]made$|workmanship$|craftsmanship$|flimsy$|fad(?:ed|es|ing)$|shr[iau]nk|pilling$|defect|genuine$',
  },
  size: {
    zh: '大小|尺寸|尺码|(?<!贴)合身|偏[大小长短]|[大小长短厚薄]了点|(?<!期)太[大小长短]|有点[大小长短]|很合脚|合脚',
    ko: '사이즈|크기|큼직|작아|작네|작은\\s?편|큰\\s?편|커서|길이|넉넉하게\\s?맞|딱\\s?맞|타이트|헐렁',
    en: 'siz(?:e|es|ed|ing)$|fits?$|too (?:big|small|long|short|large|tight)$|larger$|smaller$|thinner$|thicker$',
  },
  amount: {
    zh: '分量|份量|(?<![质重数容流能热音])量(?=[足大很多少也])|足量|给得多|给的多',
    ko: '(?<![가-힣])양(?=[이은도을])|푸짐|용량|넉넉(?!하게\\s?맞)',
    en: 'portion|generous$|amount$|quantity$|servings?$',
  },
  material: {
    zh: '面料|布料|料子|材质|材料|手感|触感|柔软|软软|厚实|粗糙|光滑|透气|亲肤|纯棉|做旧',
    ko: '재질|소재|원단|촉감|부드러|보드라|까칠|두께|통기|면\\s?100',
    en: 'fabric$|material$|soft$|softer$|softness$|texture$|thick$|thickness$|thin$|smooth$|scratchy$|breathab|cotton$|leather$',
  },
  look: {
    zh: '颜色|款式|好看|难看|漂亮|颜值|色差|外观|花色|花纹|图案|精致|美观|大气|设计',
    ko: '색상|색깔|색감|색이|디자인|예쁘|예뻐|예쁜|이쁘|이뻐|이쁜|귀여|귀엽|고급스러|모양|무늬',
    en: 'colou?rs?$|colou?red$|design|pretty$(?! \\p{L})|beautiful|lovely$|looks? (?:good|great|nice|cheap|better|like)|cute$|stylish$|pattern$|elegant$|ugly$',
  },
  warmth: {
    zh: '保暖|暖和|温暖|很暖|保温|凉快|冬暖夏凉',
    ko: '따뜻|따듯|보온|보냉',
    en: 'warm(?:er|th)?$|insulat|(?:stay|keep)s? (?:hot|cold)$|still hot$',
  },
  comfort: { zh: '舒服|舒适', ko: '편안|편하고|편해|편한|포근|푹신|아늑', en: 'comfort|comfy$|cozy$|cosy$' },
  ease: {
    zh: '好用|方便|易用|操作|上手|不好开|容易(?=[上操清打安拆])',
    ko: '사용하기|쓰기\\s|간편|편리|손쉽|설치|조립|세척',
    en: 'easy to|easily$|easier$|convenien|handy$|hard to (?:open|use|clean)$|difficult to$|set ?up$|install|assembl',
  },
  effect: {
    zh: '效果|有效|管用|没用[处的]|没什么用|见效|[很真挺]有用|有用的',
    ko: '효과|효능|개선',
    en: "effect|works (?:well|great|fine)$|worked$|(?:does|did)n[’']?t work$|results?$",
  },
  packing: {
    zh: '包装|包裹|包得|纸箱|瓶口|冰袋|泡沫箱|漏了|没漏|破损|压坏|碎了|打包',
    ko: '포장|박스|상자|아이스팩|뽁뽁이|에어캡|파손|깨져|새서|샜',
    en: 'packag|packed$|packing$|box$|boxes$|wrapp|bubble wrap$|ice packs?$|leak|arrived broken$|dented$|sealed$',
  },
  delivery: {
    zh: '物流|快递|发货|送货|(?<!收)到货|配送|送到|送达|顺丰|驿站|收货快|补发|冷链|运输',
    ko: '배송|택배|도착|발송|배달|로켓|새벽에|문\\s?앞',
    en: 'deliver|shipping$|shipped$|arriv|courier$|parcel$|came (?:the )?next day$|on time$|transit$',
  },
  price: {
    zh: '价格|价位|价钱|便宜|性价比|划算|实惠|物有所值|物超所值|超值|太贵|不贵|偏贵|真贵|好贵|有点贵|有点小贵|略贵|贵了|优惠',
    ko: '가격|가성비|저렴|비싸|비싼|(?<![가-힣])값(?=[이은을도에])|제값|할인|혜자',
    en: 'pric(?:e|es|ed|ey|ing|y)$|cheap|expensive$|value$|worth$|bargain$|affordable$|good deal$',
  },
  service: {
    zh: '客服|服务|售后|店家|卖家|老板|态度|商家',
    ko: '서비스|고객\\s?센터|응대|친절|판매자|사장님|상담|답변',
    en: 'customer service$|service$|seller$|customer support$|replied$|repl(?:y|ies)$|refunded$|staff$',
  },
  gift: {
    zh: '送人|送礼|礼物|礼盒|送给|送(?=爸|妈|朋友|老人|长辈|婆婆|岳|同事|女友|男友|老公|老婆|孩子)|给(?:爸|妈|朋友|老人|长辈|婆婆|岳|同事)\\p{L}{0,2}买',
    ko: '선물',
    en: 'gifts?$|gifted$|presents?$|for my (?:mom|mum|mother|dad|father|wife|husband|friend|parents|grand)',
  },
  again: {
    zh: '回购|复购|再买|还会买|又买|又来买|再来买|还要买|第[二三四五六七八九几]次(?=\\p{L}{0,3}[买购入下])|一直买|老顾客|下次还|囤',
    ko: '재구매|재주문|또\\s?(?:샀|살|사[러서려]|구매|주문|시켰|시킬)|다시\\s?(?:구매|주문|샀|살)|[두세네]\\s?번째|단골|쟁여|쟁이',
    en: 'buy(?:ing)? (?:it |this |them |these )?again$|bought (?:it |this |them |these )?again$|order(?:ed|ing)? (?:it |this |them |these )?again$|re-?order|repurchas|re-?buy|(?:second|third|fourth|fifth) (?:time|order|jar|box|bag|bottle)$|my (?:second|third)',
  },
}
