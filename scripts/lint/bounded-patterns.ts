/**
 * Patterns whose time grows faster than what they read, and why that does no harm: what they read is bounded. A pattern
 * that reads what anybody may send, at any length, does not belong here: write it another way.
 */
export const boundedPatterns: Readonly<Record<string, string>> = {
  '/[\\u1100-\\u11ff\\u3130-\\u318f]+$/u': 'what a shopper types into the search field, in their own browser',
  '/[^a-z]*$/': 'a new password of at most 128 characters',
  '/[^a-z0-9]+$/': 'a new password of at most 128 characters',
  '/=+$/': 'a hash of our own',
  '/^(?:[^,(]*\\s)?[가-힣0-9.]+(?:로|길)(?:\\s?\\d+번?[가나다]?길)?\\s?(?:지하\\s?)?\\d+(?:-\\d+)?(?=$|[\\s,(])/':
    'a pasted address of at most 500 characters; only the road and its number are read twice',
  '/\\b(?:room|rm|unit|apt|apartment|suite|floor|fl|\\d+f|building|bldg|block|tower|no|road|rd|street|st|avenue|ave|lane|alley|boulevard|blvd|district|city|province|county|town(?:ship)?|village|garden|plaza|mansion|center|centre|university|school|hotel|hospital|company|ltd|square|subdistrict|-?(?:ro|gil|daero|dong|gu|si|do))\\b/i':
    'a pasted address of at most 500 characters',
  '/^(?:[^,(]*\\s)?[가-힣0-9]+(?:동|리|가)\\s(?:산\\s?)?\\d+(?:-\\d+)?(?:번지)?(?=$|[\\s,(])/':
    'a pasted address of at most 500 characters',
  '/(?:\\(?우\\)?[\\s:]*)?[([<]?(?<![\\d-])(\\d{5})(?![\\d-])[)\\]>]?/':
    'a pasted address of at most 500 characters',
  '/^[\\s,;|:/-]+|[\\s,;|:/-]+$/g': 'a pasted address of at most 500 characters',
  '/^-+|-+$/g': 'runs of other characters have become one hyphen each',
  '/-+$/': 'at most 50 characters',
  '/[.,;:!?)\\]}]+$/': 'an address within a message of a conversation, at most 2,000 characters',
  '/[^\\s@/]+@[^\\s@/]+\\.[^\\s@/]+/g': 'an error report of at most 2,000 characters',
  '/[（(].*$/': 'a column name in a bill of Alipay, which the mall has fetched itself',
  '/\\t+,/': 'a line in a bill of Alipay, which the mall has fetched itself',
  '/\\.?0+$/': 'a percentage of a stored bulk change',
  '/[ᄀ-ᇿ㄰-㆏]+$/u': 'search words of at most 100 characters',
  '/[\\p{L}\\p{N}]+$/u': 'search words of at most 100 characters',
  '/\\{(\\w+)(?: ([^/}]+)\\/([^}]+))?\\}/g': 'sentences of our own',
  '/\\0+$/': '64 bytes of a video',
  '/\\s+(?:and|or|[-–—])\\s+|[&·・、,，/|+]|(?<=\\p{Script=Han})[与和及](?=\\p{Script=Han})/iu':
    'a product’s or category’s name of at most 300 characters',
  '/\\s+(?:with|for|in|of|from|without)\\s.*$|[(（[【].*$|(?<=\\p{Script=Han})(?:配(?![件方料饰色菜餐音电])|含|(?<![海胶皮领丝磁宽绷鞋腰表吊肩束全彩纽热绑背])带|(?<![配外传运])送(?![餐风水]))\\p{Script=Han}+.*$/iu':
    'a product’s or category’s name of at most 300 characters',
  '/^[\\d.,×x*%~+-]+\\p{L}*$|^\\d.*$|^(?:tins?|cans?|bottles?|boxe?s?|sets?|packs?|bags?|pairs?|cakes?|bars?)$/iu':
    'a product’s or category’s name of at most 300 characters',
  '/(?:套装|罐装|瓶装|袋装|盒装|礼盒|组合|[一二两三四五六\\d]+[只块支条]装|세트|캔|틴|모둠)$/u':
    'a product’s or category’s name of at most 300 characters',
  '/(\\d+)\\.(\\d+)\\.(\\d+)\\.(\\d+)$/': 'an address that node:net has recognised',
  '/\\B(?=(\\d{3})+$)/g': 'an amount of at most 16 digits',
  '/\\b[\\p{L}\\d-]*(?:ro|gil|daero)\\b/iu': 'a pasted address of at most 500 characters',
  '/^(.*?)\\s*\\(?(\\d{5,6})\\)?$/': 'a pasted address of at most 500 characters',
  '/[\\s:.]+$/': 'a label of a pasted address',
  '/\\s*\\S+$/': 'a number in a pasted address of at most 500 characters',
  '/\\s*[•・‧∙⋅●·]\\s*/g': 'a pasted address of at most 500 characters',
  '/[\\s:]+$/': 'a label of a pasted address',
  '/\\S+@\\S+\\.\\w+|https?:\\/\\/\\S+|(?<![\\p{L}\\d])[A-Za-z]{0,3}\\d{9,}(?![\\p{L}\\d])/gu':
    'a pasted address of at most 500 characters',
  '/(?:请(?:放|送|勿|在|打|提前|务必|先|不要)|麻烦|不要(?:放|打)|勿放|别放|到了?打电话|送货前|谢谢)[^\\n,;]*|[^\\n,;]*?(?:놓아|놔|두고|맡겨|연락|전화|배송해|보내)[^\\n,;]{0,12}(?:주세요|바랍니다|부탁드려요|부탁드립니다|부탁해요)[.!~]*|(?:please|pls)\\s[^\\n,;]*|(?:leave (?:it|at|with)|call (?:me )?(?:before|when|on arrival))[^\\n,;]*/giu':
    'a pasted address of at most 500 characters',
  '/^(.{2,}?)(?:[가-힣]{1,5}족)+자치[주현구기]$/': 'names of regions, in our own table',
  '/\\badd (?:column )?(?:if not exists )?(?!constraint\\b|check\\b|foreign\\b|unique\\b|primary\\b|exclude\\b)\\w+ [^,]*\\b(?:references|check|unique|primary key)\\b/i':
    'a migration of our own',
  '/\\badd (?:column )?[^;]*(?:\\bgenerated\\b|\\b(?:big|small)?serial\\b|\\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval)\\b)/i':
    'a migration of our own',
  '/(?:\\r?\\n)+$/': 'a file with a secret of at most 64 KB',
}
