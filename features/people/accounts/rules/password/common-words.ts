/**
 * Words that people build passwords from, in the languages of the mall; `password.ts` has the rules for combining them.
 */
const english = `
  password passwort passwd pass word secret login logon welcome hello admin administrator root user guest test tester
  testing default changeme letmein master access system server computer internet network windows linux apple google
  samsung iphone android facebook twitter amazon microsoft monkey dragon tiger lion eagle falcon hawk wolf bear horse
  dolphin shark snake spider rabbit kitty kitten puppy doggy cat dog fish bird butterfly phoenix unicorn panda turtle
  sunshine moonlight starlight rainbow summer winter spring autumn monday friday sunday january february march april may
  june july august september october november december flower rose lily daisy orange banana cherry lemon peach mango
  strawberry chocolate cookie candy sugar honey coffee pepper ginger vanilla cheese pizza chicken bacon love lover
  lovely loveme iloveyou iloveu loveyou forever always baby babygirl babyboy sweetie sweetheart darling princess prince
  queen king angel heaven devil hell jesus christ god lord faith hope grace joy peace freedom liberty justice
  happy smile lucky magic wizard shadow ghost killer hunter ranger soldier warrior knight ninja samurai pirate viking
  superman batman spiderman ironman starwars pokemon pikachu mario sonic zelda minecraft fortnite football soccer
  baseball basketball hockey tennis golf swimming runner champion winner player gamer hacker guitar piano music
  rockstar metallica nirvana beatles queen london paris berlin newyork america canada china korea japan england france
  germany russia india brazil mexico texas chicago boston dallas liverpool chelsea arsenal barcelona madrid milan
  yankees ferrari porsche mercedes toyota honda yamaha harley mustang corvette camaro michael michelle jennifer jessica
  ashley amanda daniel david thomas robert william james john george charles richard joseph andrew matthew anthony
  joshua jordan taylor justin brandon nicole hannah sarah emily sophia olivia charlie maggie buster bailey cooper
  rocky max sam alex chris pat nick jack harry oliver whatever nothing something trustno one starter money dollar
  million rich gold silver diamond crystal ruby pearl purple yellow green black white blue pink red matrix blade
  thunder storm lightning fire water earth wind snow ocean river mountain island sky star moon sun space galaxy planet
  rocket school college teacher student doctor nurse mother father mommy daddy sister brother family friend friends
  home house garden kitchen shopping market shop store buy order delivery customer payment wallet bank card
  open please enter unlock private public temp demo sample example qwert abc abcd aaa xyz zxc asd qaz wsx edc`

const chinese = `
  woaini woaiwo aini wodeai aiwo woai nihao nihaoma mima mimashi wodemima zhongguo beijing shanghai guangzhou shenzhen
  xiaoming xiaohong xiaobao baobao baobei laopo laogong qinai tianshi gongzhu wangzi jiayou facai gongxi fuguo
  yisheng yishi shengri kuaile pengyou tongxue laoshi xuexi daxue zhang zhangwei wangwei wangfang liwei lina
  liuwei chenwei yangyang zhaojun huangwei zhou wuwei xuxin sunli zhuzhu maomao gougou xiaomao xiaogou longlong
  feifei tingting yingying lili meimei jingjing dandan honghong qqqq weixin zhifubao taobao jingdong alibaba tencent
  huawei xiaomi meituan diandian wangyi baidu sina`

/** Korean words typed on a Latin keyboard, and words in Latin letters. */
const korean = `
  saranghae sarang annyeong annyeonghaseyo hanguk seoul busan daegu incheon kimchi bulgogi bibimbap oppa unni
  noona hyung chingu daehan minguk taehan gangnam hongdae bangtan blackpink naver kakao kakaotalk daum lotte hyundai
  kia samsung tkfkd tkfkdgo tkfkdgody dkssud dkssudgktpdy qlalfqjsgh qhdks wlsgml alswl wjddk tjdals rlatjdwls
  dlwlgns qkrwltn chlrh goqhr gozldgo dlrjsanjdi ajdcjddl emfrjdkssud dhqkdlqjtm eogksalsrnr tptkd wkddk
  skrmsp rkskek dhkdtks dkagh minsu minji jihoon jisoo yuna hana`

/** Digits that are chosen for their position, sound or shape. */
const digits = `
  123 1234 12345 123456 1234567 12345678 123456789 0123456789 1234567890 321 4321 54321 654321 87654321 987654321
  111 000 666 888 999 520 521 1314 5201314 1314520 7758521 7758258 147 258 369 147258 258369 147258369 741852963
  159357 159753 789456 456789 789456123 112233 123123 123321 121212 131313 147852 246810 13579 1357 2468 24680 1004
  2580 0070 007 486 8282 5882 1212 1313 6969 4567 7890 911 110 119 168 518 886 987`

function listed(text: string) {
  return text.trim().split(/\s+/)
}

export const commonWords: ReadonlySet<string> = new Set([english, chinese, korean].flatMap(listed))
export const commonDigits: ReadonlySet<string> = new Set(listed(digits))

/** The rows of the keyboard. */
export const keyRows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qweasdzxc',
  '!@#$%^&*()',
]

/** Names that anyone would try on this mall. */
export const ownNames = ['hojip', '好集', '호집', 'weixin', 'wechat', 'alipay', 'zhifubao', 'taobao'] as const
