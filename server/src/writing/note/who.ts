/** People and animals as notes name them, for the lists of matters. */
export const parents =
  'mum mums mummy mom moms mother dad dads daddy father parent parents stepmum stepdad gran nan nans nana granny grandad grandpa grandma grandparent'
export const children =
  'son daughter kid child children toddler teen teenager eldest youngest stepson stepdaughter grandson granddaughter grandchild grandchildren grandkids twins my_boy my_girl my_boys my_girls little_boy little_girl little_one'
export const partners =
  'partner boyfriend girlfriend husband wife fiance fiancee missus hubby other_half my_bf my_gf my_bloke'
export const siblings = 'sister brother sibling sis bro stepsister stepbrother twin'
export const wider = 'auntie aunt aunty uncle cousin niece nephew neighbour'
export const close = `${parents} ${children} ${partners} ${siblings} family`
export const friends = 'friend mate best_friend bestie flatmate housemate roommate pal'
export const animals = 'dog cat puppy kitten rabbit hamster horse pony guinea_pig budgie parrot tortoise goldfish'
export const folk = `${close} ${friends} ${wider} ${animals} colleague boss teacher`
export const things =
  'phone laptop computer car battery boiler dishwasher fridge freezer oven tv telly wifi router washing_machine printer'
/** Somebody above one at work. */
export const bosses =
  'boss bosses manager supervisor line_manager team_leader head_teacher headteacher foreman management'
