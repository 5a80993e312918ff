/**
 * Groups of words with the same meaning for detecting danger, and groups of harmless words, so that a word that is not
 * in the training data is still classified. Written by hand. An underscore joins the words of a phrase. A word in two
 * rows has both meanings, and the first one counts in a run of words. Retrain after changing a row.
 */
export const concepts: Readonly<Record<string, string>> = {
  i: 'i im ive id ill me my mine myself meself mesen ma mysel',
  you: 'you your youre u ur yours yourself youse yous',
  he: 'he him his hes hed hell',
  she: 'she her hers shes shed',
  they: 'they them their theyre theyd theyll theyve em',
  we: 'we us our were weve wed ours',
  everyone: 'everyone everybody every1 evry1 evryone ppl people all_of_them the_lot_of_them the_world',
  nobody: 'nobody no_one noone none not_one_person not_a_soul',
  negation:
    'not dont didnt doesnt isnt arent wasnt werent wont wouldnt cant couldnt havent hasnt hadnt shouldnt never aint nae no cannae dinnae didnae wasnae nope neither nor dnt cnt',
  family:
    'mum mam mom mums mummy mama mother dad da dads daddy father papa pa parents parent brother brothers bro sister sisters sis nan nana gran granny grandma grandmother grandad grandpa grandfather aunt auntie uncle cousin cousins nephew niece family in_laws stepmum stepbrother stepsister folks relatives',
  child:
    'son sons daughter daughters kid kids child children weans wean bairn bairns toddler toddlers lad lads boys grandson granddaughter grandchildren grandkids twins eldest youngest wee_one little_one little_man little_boy little_girl wee_lad',
  infant:
    'baby babys babies newborn infant bub bump bairn bubba cot crib bottle formula nappy nappies pram buggy midwife breastfeeding nursery postpartum postnatal colic latch',
  partner:
    'husband wife hubby boyfriend bf girlfriend gf partner fella bloke missus fiance ex spouse hubs other_half new_bloke stepdad stepfather step_dad mums_bf mums_boyfriend',
  friend:
    'friend friends mate mates bestie bff pal pals buddy roommate flatmate housemate roomie roommates neighbour neighbor neighbours neighbors colleague coworker apprentice lodger sponsee classmate teammate student pupil',
  pet: 'cat cats dog dogs puppy kitten hamster rabbit fish horse pony budgie parrot hens chickens goldfish tortoise lizard gecko guinea_pig',
  die: 'die dies died dying dead death deaths perish dieing d1e deceased drop_dead cark',
  kill: 'kill kills killed killing murder murdered slaughter slaughtered execute',
  suicide:
    'suicide suicidal suicidel suicid sewerslide unalive unaliving unalived unalives kms kys suicides suicidally self_delete catch_the_bus overdose overdosed overdosing od oding',
  ending: 'end ending ended ends finish finished finishing over done final last stop quit',
  endIt:
    'end_it end_it_all ending_it finish_myself do_me_in top_myself topping_myself off_myself hang_myself hanging_myself hang_himself hang_herself hang_himsel kill_myself killing_myself kill_himself kill_herself killing_himself killing_herself kill_themselves take_my_life take_my_own_life took_my_own_life taking_my_own_life take_his_life take_her_life took_his_own_life took_her_own_life end_my_life ending_my_life my_own_hand',
  getItDone:
    'finish_it do_it doing_it done_it did_it get_it_over end_things ending_things do_myself check_out join_her join_him be_with_her be_with_him',
  alive: 'alive exist existing existence existed breathing survive survived surviving',
  life: 'living live life lives',
  goAway:
    'gone leave leaving go goes going left depart disappear disappeared vanish vanished fade evaporate dissolve erase erased delete deleted cease_to',
  absent:
    'without_me when_im_gone after_im_gone once_im_gone im_gone not_be_here wont_be_here wont_be_around not_around never_wake not_wake stay_asleep sleep_forever not_exist never_born my_absence in_my_absence if_i_wasnt if_i_werent if_i_died if_i_die never_wake_up not_wake_up never_waking',
  wake: 'not_here be_around wake_up waking_up out_of_the_way out_of_their_way',
  betterOff: 'better_off beter_off happier_without better_without cope_without lighter_without',
  easier: 'easier_without fine_without do_better easier_if nicer_without',
  burden:
    'burden burdens dead_weight deadweight drain draining liability waste wasted nuisance useless worthless good_for_nothing in_the_way weight_on problem_to dragging_down drag_everyone cost_them costing another_mouth extra_mouth parasite trouble_to spare_part waste_of_space ruin_everything deserve_better deserves_better takes_up_space too_much_for',
  point:
    'point reason purpose meaning sense meaningless pointless why_bother what_for whats_the_point for_what why_am_i worth_it worth',
  hopeless:
    'hopeless hope helpless no_way_out beyond_help beyond_repair past_saving past_help too_late no_future give_up giving_up gave_up given_up never_get_better nothing_helps nothing_works nothing_changes unfixable broken_beyond cant_be_fixed no_fixing lost_cause wont_change doomed despair no_light no_prospect',
  trapped:
    'trapped stuck cornered caged cage prison prisoner no_escape escape trap no_exit boxed_in walls_closing suffocating drowning sinking no_way_off cant_leave cant_get_out cant_see_a_way snared',
  numb: 'numb empty hollow nothing_inside feel_nothing felt_nothing dead_inside ghost robot shell zombie blank autopilot on_autopilot switched_off going_through_the_motions feel_anything felt_anything cant_feel dont_feel unplugged behind_glass static gray',
  pain: 'pain painful hurts hurting ache agony torture suffering suffer unbearable bear hurt',
  harmSelf:
    'sh self_harm selfharm self_harming selfharming self_harmed hurt_myself hurting_myself hurt_meself cat_scratches punch_walls punched_the_wall punish_myself bruise_myself hit_myself hitting_myself bang_my_head banging_my_head pull_my_hair pulled_my_hair bite_myself dig_my_nails cut_myself cutting_myself cut_meself harm_myself harming_myself cut_my_arm cut_my_arms cut_my_wrist cut_my_wrists cut_my_thigh cut_my_thighs cut_my_leg cut_my_legs burn_myself burning_myself',
  cut: 'cut cutting cuts slice sliced slicing slit scratch scratched scratching scratches burn burnt burned burning carve carved carving harm harming harmed harms injure injuring injured relapse relapsed relapsing',
  streak:
    'streak clean weeks_clean days_clean months_clean slip slipped slipping urge urges itch craving old_habit old_way old_ways tempted temptation the_tin my_tin box_under old_box kit',
  blade: 'blade blades razor razors scalpel craft_knife knife knives',
  tool: 'compass sharpener sharp sharps glass shard lighter penknife pin needle iron straighteners straightener hob hammer bat machete axe crowbar scissors',
  gun: 'gun guns rifle shotgun pistol bullet bullets ammo firearm glock',
  gunPart: 'loaded trigger barrel',
  bodypart:
    'arm arms wrist wrists thigh thighs leg legs stomach belly tummy skin throat neck ankle ankles hips hip ribs forearm forearms veins vein knuckles scar scars blood bleed bleeding bled bruise bruises bruised bruising marks mark lines wound wounds stitches plasters black_eye swollen burst_lip split_lip face lip eye eyes head',
  sleeves:
    'long_sleeves long_sleeve sleeves hoodie jumper cardigan bandage bandages plaster concealer scarf foundation wristbands bracelets cover_up makeup',
  pills:
    'pills pill tablets tablet paracetamol ibuprofen meds medication insulin morphine codeine diazepam antidepressants sertraline tylenol xanax oxy fentanyl stash stockpile stockpiling stockpiled hoard hoarding antifreeze aspirin sleepers sleeping_tablets co_codamol propranolol zopiclone opioids weedkiller helium',
  medicine: 'medicine prescription packet packets blister saving_up_my saved_up poison bleach',
  swallow: 'swallowed swallow swallowing downed necked washed_down gulped had_twenty',
  take: 'took take taken taking drank drunk',
  height:
    'bridge roof ledge cliff cliffs railing railings parapet balcony tower multi_storey multistorey car_park carpark rooftop top_floor edge viaduct barrier drop overpass quarry',
  railway:
    'platform train trains track tracks rails railway station tube level_crossing lorry lorries traffic bus oncoming hgv motorway central_reservation',
  rope: 'rope noose ligature exhaust scarf_round',
  hangingPlace: 'belt cord beam loft attic rafters garage hose shed hook',
  waterDeath: 'drown drowned stones_in_my weir drowning_myself drown_myself',
  water: 'river canal sea lake reservoir pier',
  jump: 'jump jumped jumping step_off step_out step_in stepping throw_myself walk_into drive_into crash climb climbed climbing swerve swerving lean let_go',
  plan: 'plan planned planning plans date decided decision made_up_my_mind ready chosen picked set sorted prepared arranged researched googled googling looked_up searched method methods means bought ordered got_the have_the',
  letter:
    'note notes letter letters wrote written writing video recorded message voicemail text goodbye goodbyes farewell cheerio see_you_on last_post last_message final_post funeral my_will passwords envelope',
  giveAway:
    'gave_away giving_away give_away gave_my giving_my give_my handed_over rehome rehomed rehoming look_after look_out_for take_care_of feed_the cancel cancelled cancelling affairs in_order tidied tie_up loose_ends made_peace made_sure put_in_order deleted_my delete_my paid_off',
  tellThem:
    'tell_my tell_them tell_her tell_him remember_me forgive_me sorry forgive love_you love_yous love_them apologise apologised thank_you proud',
  secret:
    'nobody_knows no_one_knows noone_knows no1_knows secret secretly hide hiding hidden hid lie lied lying pretend pretending pretended cover covering told_them told_everyone they_think he_thinks she_thinks dont_tell havent_told cant_tell never_told without_anyone suspects notices noticed found_out',
  food: 'eat eating eats ate eaten food meal meals lunch dinner breakfast tea snack calorie calories kcal cals bite plate hungry hunger toast bread pasta rice crackers apple apples fed fridge',
  eatDisorder:
    'starve starving starved purge purging purged purges bulimia bulimic anorexia anorexic binge binged bingeing binging laxatives laxative thinspo make_myself_sick made_myself_sick making_myself_sick fingers_down toothbrush_down water_fast skip_meals skipping_meals skip_lunch skipped_lunch not_eating stop_eating stopped_eating chew_and_spit bmi goal_weight gw ugw underweight body_checking collarbones thigh_gap hip_bones hipbones spitting_in',
  sick: 'ed ana mia fasting vomit vomiting throw_up threw_up throwing_up chuck_up sick_up lax restrict restricting restriction',
  weight:
    'weight weigh weighed weighing scale scales kilo kilos kg lbs stone pounds pound fat thin thinner skinny smaller size sizes mirror fatter bigger',
  rule: 'allowed rule rules must_not earn earned burn_it_off run_it_off walk_it_off count counting counted counts punish punishment limit',
  hit: 'hit hits hitting beaten punch punched punches slap slapped slaps smack smacked choke choked choking strangle strangled strangles batter batters battered belt_me thump thumped hold_me_down held_me_down smother smothered beat_me_up beats_me_up beating_me beaten_up beats_her beats_him beats_my',
  force:
    'beat beats beating kick kicked kicks shove shoved shoves push pushed pushes threw throws thrown grab grabbed grabs drag dragged drags pinned pins whack shook shake shakes shaken bite bit spat knock knocked knocks squeezed pillow',
  weaponThreat:
    'stab stabbed stabbing set_fire run_over run_them_over make_them_pay make_him_pay make_her_pay hurt_him hurt_her hurt_them hurt_someone hurt_somebody hurt_people kill_him kill_her kill_them kill_someone smash_his smash_her school_shooting shoot_up hit_list',
  fight: 'shoot shooting shot bomb attack attacked acid revenge get_him get_them bash',
  sexual:
    'rape raped rapes raping molest molested assault assaulted grope groped undress nudes into_my_room our_secret blackmail blackmailing blackmailed sextortion groomed',
  touch:
    'touch touched touches touching nude pics forces forced force_me made_me_do makes_me_do sleep_with sex in_my_bed comes_in watches_me said_no consent',
  control:
    'controls checks_my check_my checking_my my_phone tracks_my tracker not_allowed lets_me let_me wont_let permission monitors passport bank_card my_wages my_money my_card every_message every_penny locked_me locks_me locked_in locks_the jealous threatens threatened threatening threat eggshells temper moods mood_hes_in rages rage raging shouts screams screaming angry anger scared_of afraid_of frightened_of terrified_of his_keys footsteps flinch flinched',
  fear: 'scared afraid frightened terrified fear petrified dread dreading scary frightens scares panic panicking unsafe',
  safe: 'safe keep_myself_safe keep_me_safe stay_safe trust_myself dont_trust_myself control_myself danger risk crisis ambulance a_and_e section sectioned hospital',
  aloneWith: 'on_my_own alone by_myself left_alone alone_with be_alone home_alone house_to_myself',
  bond: 'bond bonding love_her love_him isnt_mine not_mine wrong_baby stranger connection connect attach attached regret_having wish_id_never_had shouldnt_have_had bad_mum bad_mother',
  voices:
    'voice voices demon devil intrusive thoughts thought images picture_myself imagine imagining visions keep_seeing command',
  want: 'want wants wanted wanna wish wishes wished wishing hope hoping hoped longing crave pray praying prayed fantasise fantasize dream dreaming need needed like_to love_to rather would_be_nice',
  intend:
    'going_to gonna gunna gona will ill plan_to intend about_to tonight tomorrow soon today now this_weekend this_week by_friday on_friday on_saturday on_monday monday friday saturday sunday',
  pastFar:
    'used_to years_ago ago last_year once back_then in_2016 in_2019 as_a_teenager when_i_was since_then years decades anniversary recovered recovery sober proud_of how_far',
  again: 'again back another_time still every_night every_day each_night most_nights always nightly daily',
  recent: 'just already yesterday last_night this_morning minutes_ago an_hour_ago hours hour mins minutes half_an_hour',
  quantity:
    'all whole entire loads too_many handful thirty twenty forty fifty sixty hundred dozen box bottle full every',
  sleep: 'sleep asleep slept sleeping nap bed duvet insomnia awake bedtime',
  tired: 'tired exhausted knackered shattered worn_out weary burnt_out burned_out wiped drained fatigued sleepy drowsy',
  sad: 'sad down low upset crying cry cried tears teary miserable blue gloomy glum lonely lonley lonesome unhappy weepy gutted disappointed homesick left_out heartbroken',
  anxious:
    'anxious anxiety nervous worried worry worrying stress stressed stressful stressing overwhelmed tense nerves butterflies embarrassed awkward',
  hateSelf:
    'hate_myself hate_me hate_my_body hate_my disgusting disgusted pathetic failure ugly loser ashamed shame my_fault all_my_fault i_deserve deserve deserve_it monster',
  joy: 'happy glad pleased delighted chuffed buzzing excited thrilled lovely brilliant fab great good grand nice fun laughed laughing laugh lol lmao haha hahaha smile smiling enjoyed enjoy best amazing gorgeous cosy relieved relief grateful thankful blessed yay winning won win',
  work: 'work job boss manager office shift shifts meeting meetings rota deadline client clients customer customers interview promotion redundancy redundant wages pay payday payslip overtime invoice spreadsheet emails email inbox presentation colleagues staff team hr site ward report audit contract conference deploy production laptop printer zoom teams sales project resign resignation',
  school:
    'school class lesson lessons homework exam exams test tests maths math english biology chemistry physics history essay coursework revision revise revising mocks gcse gcses a_level a_levels uni college lecture lecturer teacher teachers semester finals dissertation thesis professor sat results grades grade detention prom term half_term assignment seminar campus dorm halls freshers year_9 year_10 year_11',
  sport:
    'football footy match goal run running ran marathon gym training 5k 10k parkrun swim swimming cricket tennis golf rugby netball hockey basketball baseball league season coach squad cycling bike hike hiking yoga pilates dance dancing race racing tournament half_marathon deadlift squats penalty',
  game: 'game games gaming xbox playstation ps5 fortnite minecraft valorant cod boss_fight level character respawn zombie zombies dnd dungeon npc quest lobby ranked headshot sniper chess boardgame boss_level mario pokemon roblox',
  story:
    'book books novel film films movie series show episode netflix documentary podcast drama play song album lyrics gig concert band theatre chapter characters plot crime true_crime author poem stand_up comedian comedy audience museum soap',
  topicWork:
    'nurse nursing psychiatric psych helpline samaritans volunteer volunteering prevention awareness assembly first_aid course workshop module lecture_on essay_on thesis_on research study dissertation_on policy training_day safeguarding paramedic vet vets police solicitor jury court journalist charity fundraiser fundraising article talk hospice counsellor counselling social_worker',
  cooking:
    'cook cooking cooked bake baking baked cake cakes recipe soup roast curry chips pizza biscuits biscuit bread_maker sourdough oven kitchen onions potato potatoes pie dinner_party sandwich sandwiches coffee cuppa brew kettle wine pint pub takeaway barbecue bbq turkey',
  garden:
    'garden gardening tomatoes roses plants plant planted allotment lawn mow weeds hedge seeds slugs compost tulips daffs bulbs greenhouse shed_roof sunflower hosta hostas',
  homeTasks:
    'boiler washing laundry hoover hoovering dishes dishwasher ironing tidy tidying clean_the painting decorate decorating diy plumber builder roof_leak kitchen_tap moving_house new_house flat rent mortgage landlord keys sofa curtains carpet cupboard drawer bins bin',
  travel:
    'holiday holidays flight flights airport trip beach camping caravan hotel packing suitcase passport_renewal drive car_journey road_trip ferry train_delayed visit visiting visited spain france italy cornwall wales scotland australia weekend_away',
  event:
    'birthday wedding party christmas easter eid ramadan diwali thanksgiving halloween new_year christening anniversary_dinner hen_do stag quiz bingo choir raffle fete festival ceilidh date dating tinder bridesmaid',
  money:
    'money bills bill debt debts rent_due tax mortgage savings pension budget quid bucks pounds owe loan overdraft energy_bill price',
  device:
    'phone laptop_screen battery charger wifi printer_jam app apps tiktok insta instagram snap group_chat snapchat discord youtube spotify update screen computer pc internet router tv',
  weather: 'rain raining sunny sun snow wind windy storm cold hot heatwave heat weather freezing frost',
  craft:
    'knitting knit sewing crochet painting_class guitar piano drums ukulele choir_practice drawing draw lego puzzle crossword sudoku reading read pottery woodwork lathe',
  health:
    'doctor dr gp dentist physio appointment blood_test blood_pressure scan xray x_ray surgery operation hip_replacement knee tooth teeth flu cold_sore cough headache migraine vaccine jab braces glasses hearing_aid diabetes cholesterol eczema asthma hospital_appointment sprain sprained ankle_sprain',
  grief:
    'grief grieving funeral_was passed passed_away pass_away miss_him miss_her miss_them memorial headstone grave graveside ashes widow widowed widower bereaved bereavement late_husband late_wife lost_my lost_him lost_her condolences wake_was cremation in_memory',
  idiomObject:
    'laughing laughter boredom embarrassment cringe cuteness deadlines hunger_pangs a_curry for_a for_this for_that kebab a_pint of_cold of_boredom of_embarrassment of_laughter lighting the_lights the_vibe the_mood the_engine two_birds time_to_kill for_the_weekend',
  reassure:
    'fine ok okay im_ok im_fine not_that_bad no_worries dont_worry relax calm_down honest honestly promise just_tired nothing_serious just_kidding joking jk kidding all_good',
  therapy:
    'therapist therapy cbt camhs cahms cpn counsellor_appt psychiatrist crisis_team rehab aa na meeting_tonight sponsor helpline_call waiting_list',
  substances:
    'vodka whisky whiskey drink drinking alcohol booze weed coke heroin using gear smoke smoking cigarettes vape vaping gambling gambled bet',
}
