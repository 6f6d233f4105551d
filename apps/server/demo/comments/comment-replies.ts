/** The shops' replies, in the language of the comment; by product and author. */
export const demoReplies: Record<string, string> = {
  'kimchi 小**鱼': '谢谢体谅。渗油是运输时晃的，我们已经改用带气阀的盖子，盒子里也多垫了一层。',
  'kimchi 赵**': '特辣是按延边口味定的，川渝的朋友可以再等等，明年想试一款不放梨汁的。',
  'kimchi bora****':
    '덜 단 것을 좋아하시면 중간 매운맛을 권해요. 냉장고에서 2주 더 두시면 찌개에 알맞게 익어요.',
  'kimchi D***a': 'Thank you. We have changed the lid since; the jars now travel upright in a fitted box.',
  'blueberry 陈**': '野生的果子大小随年景，今年偏小一点，味道更浓。带梗的我们会再挑一遍。',
  'coldnoodle 大**王': '这一袋是封口没压好，实在抱歉。剩下的批次都查过了，也给您登记了下次的赠品。',
  'coldnoodle 최*호': '겨자와 식초는 올해 말부터 함께 넣을 예정이에요. 알려 주셔서 고맙습니다.',
  'ramyun 钱**': '牛肉粒冻干后会缩，下一批改成切片的。整箱更划算，您说得对。',
  'oolong 林**': '大红袍焙火足，放三到六个月会更柔和。喜欢清爽的可以试试同款铁观音。',
  'pollack 邹**': '鱼皮是手撕时漏的，谢谢指出，分拣又加了一道。',
  'salmon k***7': '那天高速封路，没能按时送到，我们的错。以后晚于六点会先打电话问您收不收。',
  'salmon A***n':
    'Good to know about the thickness. Write "thick" in the note and we will cut it at 1 cm for you.',
  'sausage 丁**': '小火慢煎、先扎孔是对的。偏咸这一点，新批次已经减了两成盐。',
  'applepear 侯**': '路上磕坏的我们包赔，您放心。现在每个果子都套了网袋。',
  'wok 懒**虫': '第一个月养好了就不容易锈了。说明书里补了一张“三分钟养锅”的卡片。',
  'thermos 노*아': '입구 브러시를 따로 팔지 않고 다음 달부터 함께 넣어 드려요.',
  'bookshelf 吕**': '孔位的误差是我们的问题，已经补寄一块侧板给您。气味用的是水性漆，通风三五天就散。',
  'slides 龙**': '塑料味晾晾就没了，材质有检测报告，可以找我们要。脚宽确实建议拍大一码。',
  'hairdye 温**': '白发比例高的建议多停留十分钟。手套已经换成加厚的了。',
  'hairdye 백*선':
    '새치가 많으면 40분 두시는 게 좋아요. 불편을 드려 죄송하고, 장갑과 안내문을 새로 고쳤어요.',
  'rolls 汤**': '节长是按国标做的，下单备注“大节”可以换成同价的大节款。',
  'succulent 黎**': '干土上放着就对了，再过两周会生根。秋天发货会多包一层棉。',
  'catlitter 贺**': '换砂建议一比三混着来，一周左右就习惯了。',
  'train 秦**': '磁铁特意选弱一点，夹到手也不疼。要强磁的可以联系我们换车钩。',
  'padlock 华**': '钥匙晃一下是新锁没磨合，抹一点石墨粉就顺。不行随时换。',
  'rainboot 전*린': '종아리 둘레 36cm로 만들어요. 꽉 끼면 왕복 배송비 없이 한 치수 큰 것으로 바꿔 드려요.',
  'sunscreen 홍*지': '여름에는 소량을 두 번 나눠 바르시면 번들거림이 덜해요.',
  'frypan b****t':
    'Two months is too short. Medium heat is enough for this coating; send us a message and we will replace the pan.',
  'steak T***y': 'They are cut by hand, but 2 cm should be 2 cm. Your next pack comes weighed and paired.',
  'watch G***r': 'Regulation is free for the first two years; ours aims for under 8 seconds a day.',
}
