import { branch, leaf, type TaxonomyNode } from './node.ts'

const cleaning = branch('cleaning', '家庭清洁', 'Cleaning', '세제·청소', [
  branch('laundry', '衣物洗护', 'Laundry', '세탁', [
    leaf('laundry-detergent', '洗衣液', 'Laundry detergent', '세탁세제'),
    leaf('laundry-pods', '洗衣凝珠', 'Laundry pods', '세탁 캡슐'),
    leaf('softener', '柔顺剂', 'Softener', '섬유유연제'),
  ]),
  branch('kitchen-cleaning', '厨房清洁', 'Kitchen cleaning', '주방 청소', [
    leaf('dish-soap', '洗洁精', 'Dish soap', '주방세제'),
    leaf('degreasers', '油污净', 'Degreasers', '기름때 세정제'),
    leaf('sponges', '百洁布', 'Sponges', '수세미'),
  ]),
  branch('bathroom-cleaning', '卫生间清洁', 'Bathroom cleaning', '욕실 청소', [
    leaf('toilet-cleaners', '洁厕剂', 'Toilet cleaners', '변기 세정제'),
    leaf('mold-removers', '除霉剂', 'Mold removers', '곰팡이 제거제'),
    leaf('drain-cleaners', '管道疏通剂', 'Drain cleaners', '배수구 세정제'),
  ]),
  branch('cleaning-tools', '清洁工具', 'Cleaning tools', '청소 도구', [
    leaf('mops', '拖把', 'Mops', '대걸레'),
    leaf('brooms', '扫帚', 'Brooms', '빗자루'),
    leaf('trash-bags', '垃圾袋', 'Trash bags', '쓰레기봉투'),
  ]),
])

const paperProducts = branch('paper-goods', '纸品', 'Paper goods', '제지', [
  branch('tissues', '面巾纸', 'Tissues', '미용 티슈', [
    leaf('facial-tissues', '抽纸', 'Facial tissues', '갑티슈'),
    leaf('pocket-tissues', '手帕纸', 'Pocket tissues', '휴대용 티슈'),
    leaf('cotton-tissues', '棉柔巾', 'Cotton tissues', '순면 티슈'),
  ]),
  branch('toilet-paper', '卫生纸', 'Toilet paper', '화장지', [
    leaf('toilet-rolls', '卷纸', 'Toilet rolls', '두루마리 화장지'),
    leaf('flat-toilet-paper', '平板卫生纸', 'Flat toilet paper', '낱장 화장지'),
    leaf('moist-toilet-paper', '湿厕纸', 'Moist toilet paper', '비데 티슈'),
  ]),
  branch('kitchen-paper', '厨房用纸', 'Kitchen paper', '주방 종이', [
    leaf('paper-towels', '厨房纸巾', 'Paper towels', '키친타월'),
    leaf('baking-paper', '烘焙纸', 'Baking paper', '종이 포일'),
    leaf('napkins', '餐巾纸', 'Napkins', '냅킨'),
  ]),
  branch('wipes', '湿巾', 'Wipes', '물티슈', [
    leaf('baby-wipes', '婴儿湿巾', 'Baby wipes', '아기 물티슈'),
    leaf('disinfecting-wipes', '消毒湿巾', 'Disinfecting wipes', '소독 티슈'),
    leaf('kitchen-wipes', '厨房湿巾', 'Kitchen wipes', '주방 물티슈'),
  ]),
])

const pets = branch('pets', '宠物', 'Pets', '반려동물', [
  branch('cats', '猫咪用品', 'Cats', '고양이용품', [
    leaf('cat-food', '猫粮', 'Cat food', '고양이 사료'),
    leaf('cat-litter', '猫砂', 'Cat litter', '고양이 모래'),
    leaf('cat-beds', '猫窝', 'Cat beds', '고양이 방석'),
    leaf('cat-toys', '猫玩具', 'Cat toys', '고양이 장난감'),
  ]),
  branch('dogs', '狗狗用品', 'Dogs', '강아지용품', [
    leaf('dog-food', '狗粮', 'Dog food', '강아지 사료'),
    leaf('dog-treats', '狗零食', 'Dog treats', '강아지 간식'),
    leaf('leashes', '牵引绳', 'Leashes', '리드줄'),
  ]),
  branch('pet-feeding', '喂食饮水', 'Feeding', '급식·급수', [
    leaf('pet-bowls', '宠物碗', 'Pet bowls', '반려동물 그릇'),
    leaf('pet-fountains', '饮水机', 'Pet fountains', '급수기'),
    leaf('pet-feeders', '自动喂食器', 'Automatic feeders', '자동 급식기'),
  ]),
  branch('pet-care', '宠物清洁', 'Pet care', '반려동물 위생', [
    leaf('pet-shampoo', '宠物香波', 'Pet shampoo', '반려동물 샴푸'),
    leaf('pet-brushes', '宠物梳', 'Pet brushes', '반려동물 빗'),
    leaf('pet-pads', '尿垫', 'Pet pads', '배변 패드'),
  ]),
])

export const household: TaxonomyNode[] = [cleaning, paperProducts, pets]
