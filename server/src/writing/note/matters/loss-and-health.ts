import type { Matter } from '../matter.ts'
import { animals, children, close, folk, parents, things } from '../who.ts'

/** A death, an illness or pain, of somebody close or their own; sleep, food, looks. */
export const lossAndHealthMatters: readonly Matter[] = [
  { said: ['carer carers', 'off_sick turn_up not_coming late cancelled just_me never_came'], kinds: ['caring'] },
  {
    said: [
      'dialysis chemo hospital oncology radiotherapy',
      `${parents} husband wife partner him her`,
      'drove driving drive taking took lift',
    ],
    kinds: ['caring'],
  },
  {
    said: ['anniversary', 'tomorrow today year since coming_up'],
    unless: 'our wedding happy parents years_together dinner',
    kinds: ['loss'],
  },
  { said: ['flare_up flaring a_flare bad_flare', 'again bad day week joints gut skin'], kinds: ['ill', 'sore'] },
  {
    said: [
      'month_wait week_wait year_wait waiting_for a_waiting_list on_the_waiting_list waiting_list referral cant_get_an_appointment no_appointments in_the_queue_for 8am',
      'month_wait gp doctor surgery operation hip knee scan physio camhs hospital consultant appointment',
    ],
    unless: close,
    kinds: ['health-scare'],
  },
  {
    said: [
      'cant_lift cant_bend cant_walk cant_stand cant_manage cant_do',
      'stairs jar knees back hands shopping buttons garden anymore',
    ],
    unless: 'wait believe',
    kinds: ['ill'],
  },
  {
    said: [
      'birthday anniversary christmas',
      'would_of_been would_have_been first_without without_him without_her since_he_went since_she_went',
    ],
    kinds: ['loss'],
  },
  {
    said: [
      'one_cup one_plate cooking_for_one his_chair her_chair his_side_of her_side_of his_coat her_coat his_voice her_voice his_slippers',
      'married years now still since empty tea',
    ],
    unless: 'ex left_me dumped',
    kinds: ['loss'],
  },
  {
    said: [`${parents} husband wife`, 'what_day_it_is what_day same_story same_question gets_muddled muddled wandered'],
    kinds: ['memory'],
  },
  {
    said: ['my_hands my_legs my_balance my_eyes my_hearing', 'shake shakes shaking going now weaker slower'],
    unless: 'nervous nerves anxious exam interview presentation cold',
    kinds: ['ill'],
  },
  {
    said: ['carers_assessment attendance_allowance blue_badge social_worker', 'husband wife mum dad partner nan my'],
    kinds: ['caring'],
  },
  { said: ['he she they hes shes', 'died dying passed_away'], unless: 'laughing dying_to', kinds: ['loss'] },
  { said: [`${animals} ${parents}`, 'not_eating wont_eat off_his_food off_her_food'], kinds: ['their-health'] },
  { said: ['passed_out fainted collapsed dizzy_spells palpitations'], unless: 'drunk asleep', kinds: ['health-scare'] },
  {
    said: ['hearing eyesight sight balance', 'losing lost going bad worse cant failing'],
    kinds: ['ill'],
  },
  { said: ['stammer* stutter*'], unless: 'son daughter kid child', kinds: ['trouble'] },
  { said: ['missed_my_period period_is_late my_period_is_late late_period'], kinds: ['worry'] },
  { said: ['cant_hear cant_see cant_taste cant_smell', 'properly well anything people'], kinds: ['ill'] },

  {
    said: [things, 'died dead dying lost broken broke'],
    kinds: ['breakdown', 'nuisance'],
  },
  {
    said: [
      folk,
      'died dies dying death funeral hospice terminal palliative put_down put_to_sleep passed_away passed_on buried cremat* ashes',
    ],
    kinds: ['loss'],
  },
  {
    said: [
      'lost_the_baby lost_our_baby lost_my_baby losing_the_baby funeral wake_tomorrow scatter_the_ashes ashes cemetery graveyard miscarr* stillborn obituary headstone grave',
    ],
    kinds: ['loss'],
  },
  {
    said: [
      animals,
      'put_*_down put_*_*_down put_*_*_*_down putting_*_down putting_*_*_down put_down put_to_sleep put_*_to_sleep put_*_*_to_sleep putting_*_to_sleep putting_*_*_to_sleep',
    ],
    kinds: ['loss'],
  },
  { said: ['first_christmas first_birthday first_fathers_day first_mothers_day', 'since without'], kinds: ['loss'] },
  {
    said: ['year_since years_since months_since anniversary', 'died passed lost death gone'],
    kinds: ['loss'],
  },
  {
    said: ['vet vets', 'comfortable good_age old_age not_long put_to_sleep put_down the_lead the_collar say_goodbye'],
    kinds: ['pet'],
  },
  {
    said: [animals, 'missing lost gone not_home ran_away run_away hasnt_come_home vanished escaped'],
    kinds: ['pet'],
  },
  {
    said: [`${parents} him her`, 'care_home nursing_home in_a_home into_a_home respite sheltered'],
    kinds: ['hard-choice', 'caring'],
  },
  {
    said: [
      'looking_after caring_for care_for taking_care_of carer_for caring',
      `${parents} husband wife partner brother sister`,
    ],
    unless: 'kids grandkids children baby grandchildren twins said_no',
    kinds: ['caring'],
  },
  {
    said: [
      folk,
      'dementia alzheimers forgot_who forgets_who forgetting_who didnt_know_me doesnt_know_me doesnt_know_my_name doesnt_remember_my remember_my_name remember_me remember_who doesnt_know_who doesnt_recognise didnt_recognise calling_me_by calls_me_by keeps_asking_me asks_the_same memory_is memory_loss losing_her_memory losing_his_memory repeating_herself repeating_himself',
    ],
    kinds: ['memory'],
  },
  {
    said: [
      folk,
      'ill vet vets is_sick very_sick really_sick so_sick poorly frail confused had_a_fall fell_over fell_down fell_off fell_on_the_stairs hospital cancer stroke operation surgery biopsy chemo diagnosis diagnosed heart_attack scan ward icu a_and_e ambulance getting_worse going_downhill slowing_down last_legs parkinsons',
    ],
    unless: `ward_sister ward_manager cant_decide changing_my_mind autis* adhd asd dyslex* fell_out fell_asleep ${'all_clear clear coming_home discharged went_well'}`,
    kinds: ['their-health'],
  },
  {
    said: [folk, 'diagnos* assessed assessment', 'autis* adhd asd dyslex* dyspraxi* him her'],
    kinds: ['big-news'],
  },
  { said: ['autis* adhd asd dyslexi* dyspraxi*', 'diagnos* assessment'], kinds: ['big-news'] },
  {
    said: [
      'cancer tumour melanoma biopsy lump mammogram colonoscopy endoscopy mri ct_scan oncolog* hospital_appointment hospital_tomorrow hospital_visit going_into_hospital into_hospital in_for_tests awaiting_results test_results blood_results pre_op keyhole hip_replacement knee_replacement cataract cataracts operation my_surgery surgery_on under_the_knife specialist consultant',
    ],
    unless: `${close} shes_a hes_a best_she finished last_chemo clear benign`,
    kinds: ['health-scare'],
  },
  {
    said: [
      'hospital doctor gp nurse clinic',
      'appointment tests referral referred results tomorrow nervous worried scared',
    ],
    unless: close,
    kinds: ['health-scare'],
  },
  {
    said: ['dentist root_canal wisdom_tooth smear injection needle vaccine jab'],
    unless: folk,
    kinds: ['fear'],
    atMost: 7,
  },
  {
    said: [
      'fly flying flight plane take_off lift lifts heights',
      'nervous scared terrified afraid hate dreading panic*',
    ],
    kinds: ['fear'],
  },
  {
    said: [
      'broke* broken sprain* tore torn pulled fractur* twist* dislocat* did_my done_my put_my',
      'wrist arm leg ankle foot toe finger collarbone rib hamstring muscle knee shoulder back_out',
    ],
    kinds: ['ill', 'sore'],
  },
  {
    said: [
      'tooth teeth back knee hip head ear throat neck shoulder wrist ankle stomach tummy belly foot feet joints hand jaw',
      'pounding splitting hurt hurts hurting ache* aching agony throbbing sore pain pains painful killing_me playing_up gone_again kills swollen stiff shot knackered buggered',
    ],
    unless: 'in_the_neck',
    kinds: ['sore'],
  },
  {
    said: [
      'off_work off_sick signed_off off_school stuck_in_bed stuck_at_home laid_up',
      'back covid flu cold bug leg ill sick weeks days',
    ],
    unless: 'covering cover people team half',
    kinds: ['ill'],
  },
  {
    said: [
      'my_first_period got_my_period my_period on_my_period period_day period_pain period_cramps cramps pms pmt time_of_the_month menopaus* perimenopaus* hot_flush hot_flushes endo endometriosis',
    ],
    unless: 'everyone_saw everyone_laughed people_saw in_front_of_everyone',
    kinds: ['ill', 'sore'],
  },
  {
    said: [
      'pills tablets meds medication antidepressants side_effects dose inhaler insulin',
      'weird sick tired funny awful new horrible side_effects worse started',
    ],
    kinds: ['ill'],
  },
  {
    said: [
      'sick stomach tummy heart chest hands butterflies throat legs',
      'nerves nervous anxious anxiety knots pounding racing shaking worry panic tight',
    ],
    unless: 'presentation speech interview exam stage',
    kinds: ['worry'],
  },
  { said: ['panic_attack panic_attacks'], kinds: ['worry'] },
  {
    said: ['full_of_cold got_a_cold a_cold streaming_cold head_cold stinking_cold man_flu food_poisoning'],
    kinds: ['ill'],
  },
  { said: ['hungover hangover'], kinds: ['ill'] },
  {
    said: [
      'ivf trying_for_a_baby trying_for_a_child trying_for_a get_pregnant cant_conceive infertil* fertility not_pregnant negative_test',
    ],
    unless: 'worked positive pregnant_at_last',
    kinds: ['longing', 'let-down'],
  },
  {
    said: [
      `${children} baby newborn`,
      'sleep sleeping awake up_with up_since up_all_night up_in_the_night no_sleep teething bad_night all_night five_am at_4 at_5',
    ],
    unless: 'asleep slept_through through_the_night finally cant_sleep',
    kinds: ['sleepless', 'tired', 'parenting'],
  },
  {
    said: [
      'bad_night terrible_night awful_night rough_night sleepless_night didnt_sleep slept_badly hardly_slept barely_slept up_since awake_since hours_sleep hours_of_sleep not_sleeping sleep_is sleep_has_been sleeping_badly no_sleep up_all_night woke_at woke_up_at awake_at wide_awake_at keep_waking havent_slept not_slept',
    ],
    unless: 'cant_sleep lie_in retired our_bed since_he since_she',
    kinds: ['sleepless', 'tired'],
  },
  {
    said: [
      'bad_dream horrible_dream weird_dream nightmares had_a_nightmare nightmare_last dreamt dreamed that_dream my_dream_last',
    ],
    unless: 'shift boss commute journey day_at',
    kinds: ['dream'],
  },
  {
    said: [
      'ate_too_much eaten_too_much overate overeat* broke_my_diet blew_my_diet stop_eating stop_snacking comfort_eating comfort_ate eating_too_much pigged_out ate_the_whole ate_all ate_a_whole eaten_all eaten_the_whole too_much_cake too_much_chocolate scoffed',
    ],
    unless: `my_lunch ${folk}`,
    kinds: ['food'],
  },
  {
    said: [
      'jeans trousers dress clothes bra swimsuit uniform suit shirt skirt bikini tights',
      'get_into dont_fit doesnt_fit wont_fit too_tight too_small wont_do_up tight nothing_fits nothing_to_wear wont_zip gone_up_a',
    ],
    kinds: ['clothes', 'looks'],
  },
  { said: ['hair', 'falling_out thinning receding bald'], kinds: ['trouble'] },
  { said: ['grey white', 'hair'], kinds: ['age'] },
  { said: ['hair', 'awful disaster hate short wrong cut'], kinds: ['hair', 'looks'] },
  {
    said: [
      'skin face nose spots chin eyebrows',
      'hate awful disgusting horrible bad ugly terrible cant_look breaking_out',
    ],
    kinds: ['face', 'looks'],
  },
  { said: ['how_i_look look_in_photos look_in_the_mirror my_reflection'], kinds: ['looks'] },
  {
    said: ['belly thighs body legs tummy arms', 'hate awful disgusting horrible bad ugly terrible cant_look'],
    kinds: ['looks'],
  },
  {
    said: ['feel* getting im_getting too so', 'old_and old older past_it'],
    unless: 'old_job old_life old_friend',
    kinds: ['age'],
  },
  {
    said: [
      'day week',
      'no_sugar no_chocolate no_crisps off_sugar without_a smoke_free no_cigarettes no_caffeine no_coffee no_phone',
    ],
    kinds: ['habit'],
  },
  { said: ['sober clean', 'day week month year'], unless: 'house kitchen', kinds: ['habit'] },
]
