import type { Matter } from '../matter.ts'
import { animals, children, close, folk, parents, siblings } from '../who.ts'

/** A death remembered, parents who grow old, a diagnosis, and a body that does not do as it did. */
export const growingOlderMatters: readonly Matter[] = [
  {
    said: [
      'her_handwriting his_handwriting her_voicemail his_voicemail wore_his_coat wore_her_coat isnt_here_to_see not_here_to_see wasnt_here_to_see wish_mum_was wish_dad_was wish_nan_was wish_grandad_was he_would_have_loved she_would_have_loved hed_have_loved shed_have_loved hed_have_hated shed_have_laughed hed_have_laughed would_have_been_proud order_of_service death_certificate probate sympathy_card condolence undertaker still_buy_two still_lay_two still_set_two without_grandad without_nan without_mum_here since_mum_went since_dad_went since_we_lost last_thing_she_said last_thing_he_said would_have_rung_dad wouldve_rung_dad would_have_rung_mum wouldve_rung_mum would_have_phoned used_to_ring_dad used_to_ring_mum her_number_is_still his_number_is_still old_dog_bed lead_is_still collar_is_still',
    ],
    unless: 'ex dumped left_me divorced',
    kinds: ['loss'],
  },
  {
    said: ['snapped_the i_snapped i_snapped_at and_snapped', 'three_times same_question same_story again asked'],
    kinds: ['snappy'],
  },
  {
    said: [
      `${parents} ${siblings} he she him her`,
      'called_me_by called_me_his called_me_her_sister asked_me_three_times asked_me_four_times asked_me_twice told_me_twice told_me_three in_the_freezer in_the_oven_again in_the_microwave_again doesnt_know_the_way got_lost_in forgot_the_word losing_words repeats_herself repeats_himself memory_not memory_thing his_memory her_memory',
    ],
    unless: 'called_me_his_favourite called_me_his_best',
    kinds: ['memory'],
  },
  {
    said: [
      parents,
      'car_keys took_the_keys took_the_car hide_the_keys licence stop_driving stopped_driving shouldnt_be_driving shouldnt_drive',
    ],
    unless: 'my_licence lent my_test passed lesson found give_me gave_me',
    kinds: ['hard-choice'],
  },
  {
    said: [
      'looked_round_a_home looked_round_homes round_a_home went_into_the_home went_into_a_home into_the_home form_for_the_home place_at_the_home choosing_a_home stopped_the_ivf stopped_ivf stopped_the_treatment stop_the_treatment decided_to_stop power_of_attorney rehomed rehome rehoming',
    ],
    unless: 'promoted promotion',
    kinds: ['hard-choice'],
  },
  {
    said: [
      parents,
      'left_the_gas left_the_hob gas_on hob_on left_the_oven door_open stairlift zimmer walking_frame looks_old looked_old so_old looked_small looks_smaller getting_smaller looked_tired unsteady shuffl* not_managing cant_manage living_on_toast falls fallen_again another_fall wont_see_the_doctor wont_go_to_the_doctor wont_accept_help refuses_help',
    ],
    unless: 'his_coat',
    kinds: ['worried-for'],
  },
  {
    said: [
      'tablets pill_box dosette bed_bath wheelchair commode incontinence catheter feeding_tube',
      'washing toast she he mum dad husband wife her him',
    ],
    unless: 'my_wheelchair',
    kinds: ['caring'],
  },
  {
    said: [
      `${folk} him her shes hes wife`,
      'funny_turn keeping_him_in keeping_her_in keep_him_in keep_her_in kept_him_in kept_her_in found_a_lump has_a_lump second_round first_round third_round round_of_chemo losing_her_hair lost_her_hair bought_a_wig fell_again had_another_fall broke_her_hip broken_hip in_surgery rushed_in blue_lights visiting_hours bad_heart pacemaker on_oxygen on_a_drip intensive_care',
    ],
    unless: 'interview quiz',
    kinds: ['their-health'],
  },
  { said: ['vet vets', 'keep overnight wants tests bill limping lump'], kinds: ['their-health'] },
  {
    said: [
      'adhd autism autistic dyslexic dyslexia coeliac diabetic diabetes type_2 type_1 prediabetic ms epilepsy lupus fibromyalgia endometriosis arthritis parkinsons glaucoma osteoporosis blood_pressure cholesterol thyroid statins pcos',
      'apparently theyve_said they_said so_its its_official finally diagnos* leaflet told_me turns_out for_life for_it for_the_rest got_my at_30 at_40 at_50 at_52 at_60 pills tablets',
    ],
    unless: 'son daughter husband wife mum dad sister brother flare year',
    kinds: ['big-news'],
  },
  {
    said: [
      'like_me_to_come_in like_you_to_come_in want_me_to_come_in asked_me_to_come_in come_in_to_discuss called_me_back_in recalled my_mole a_mole moles_changed mole_has changed_shape more_tests further_tests bring_someone_with abnormal two_week_wait two_week_referral urgent_referral found_something shadow_on_the something_on_the_scan in_the_machine',
    ],
    unless: 'interview boss garden lawn guacamole',
    kinds: ['health-scare'],
  },
  {
    said: [
      'this_cough coughing my_cough lost_my_voice no_voice stomach_bug sick_bug chesty snot lemsip strepsils bunged_up under_the_weather streaming_nose norovirus in_this_boot in_a_boot moon_boot in_a_cast in_plaster on_crutches in_a_sling crohns colitis ibs long_covid fibro lupus',
    ],
    unless: `${children} ${close} baby dog cat kids off_finally`,
    kinds: ['ill'],
  },
  { said: ['pregnant', 'third_loss second_loss another_loss my_loss miscarr* ivf trying failed'], kinds: ['longing'] },
  {
    said: ['chemo radiotherapy dialysis immunotherapy infusion'],
    unless: `${close} last_chemo finished end last bell him`,
    kinds: ['ill'],
  },
  {
    said: ['hot_flush hot_flushes hot_flash night_sweats menopaus* perimenopaus* hrt'],
    kinds: ['ill'],
  },
  {
    said: [
      'turn_my_neck my_back_out back_went back_gone back_has_gone trapped_nerve slept_funny stubbed slipped_disc periods_come period_is_back periods_back knee_is_the_size',
    ],
    unless: 'marathon race',
    kinds: ['sore'],
  },
  {
    said: [
      'ceiling_and_me me_and_the_ceiling awake_since_* woke_at_* woken_at_* up_at_3 up_at_4 its_3am its_4am its_2am 3_in_the_morning 4_in_the_morning three_in_the_morning four_in_the_morning watching_the_clock_tick baby_up_every up_every_hour',
    ],
    unless: 'excited christmas_morning',
    kinds: ['sleepless', 'tired'],
  },
  {
    said: [
      'sleep_standing_up asleep_standing_up phone_in_the_fridge keys_in_the_fridge kettle_in_the_fridge milk_in_the_cupboard fell_asleep_on_the_bus fell_asleep_in_the fell_asleep_at_my fell_asleep_over nothing_left_in_the_tank running_on_coffee running_on_fumes sleep_for_a_week eyes_wont_stay dead_behind_the_eyes knackered',
    ],
    unless: 'dog cat baby content lovely shift nights',
    kinds: ['tired'],
  },
  { said: ['in_my_dream in_a_dream in_the_dream dreamt dreamed'], unless: 'dreamed_of_this baked', kinds: ['dream'] },
  {
    said: [
      'had_the_whole ate_the_lot whole_packet whole_box_of whole_tub whole_cake whole_trifle whole_bag whole_pack whole_easter_egg serves_8 serves_6 share_bag sharing_bag then_there_was_a_buffet second_dinner third_helping',
    ],
    unless: 'dog cat kids toddler',
    kinds: ['food'],
  },
  {
    said: ['in_the_shop_window in_the_mirror tagged_in_a_photo tagged_in_a tagged_me_in passport_photo my_own_face'],
    unless: 'car driving lovely good great smiled',
    kinds: ['looks'],
  },
  {
    said: ['trim fringe bowl hairdresser barber haircut box_dye', 'bowl asked_for crooked hat orange bald shorn'],
    kinds: ['hair', 'looks'],
  },
  {
    said: ['spot spots nose forehead', 'massive huge chin picture_day photo giant second_head'],
    kinds: ['face', 'looks'],
  },
  {
    said: ['wardrobe zip buttons suit trousers jeans', 'does_up do_up did_up wouldnt_do_up safety_pin undone burst'],
    kinds: ['clothes', 'looks'],
  },
  {
    said: [
      'offered_a_seat offered_me_a_seat offered_me_his_seat offered_me_her_seat gave_me_her_seat call_me_miss call_me_sir called_me_madam called_me_sir reading_glasses find_my_glasses age_mum_was age_dad_was age_my_mum_was age_my_dad_was older_than_my_dad older_than_my_mum older_than_the_teacher half_my_age oldest_in_the oldest_one_in oldest_person_in the_big_4_0 the_big_5_0 the_big_6_0 thought_she_was_ancient senior_railcard senior_discount over_60s',
    ],
    kinds: ['age'],
  },
  {
    said: [
      'no_fags without_a_fag fags cigs offie off_licence betting bookies slot_machine nicotine patches had_one_drink had_one_at',
      'day week month months walked_past after again one hour eat want no',
    ],
    unless: 'his her he she patchwork',
    kinds: ['habit'],
  },
  { said: ['not_been_on_a_plane plane_since its_boarding', 'boarding since hands'], kinds: ['fear'] },
  {
    said: ['spider wasp rat mouse needle needles moth', 'bath bedroom tomorrow under sink room kitchen'],
    unless: 'cat',
    kinds: ['fear'],
  },
  {
    said: [animals, 'keep overnight thin limping wont_get_up back_legs cant_jump off_colour'],
    kinds: ['their-health'],
  },
]
