import type { Clues } from '../clue.ts'

/** Body, sleep, looks, moods and the world outside: words that say it alone, and words of which two do. */
export const clueWordsInOneself: Clues = {
  ill: [
    'tested_positive flu tonsillitis migraine sinuses vomiting temperature_of chest_infection antibiotics shivery hay_fever eczema asthma tonsils tonsil glands_up glands_like throat_like_razor throat_is_razor throwing_up threw_up_all sick_bucket shivering hot_and_cold cold_sore_and blocked_sinus coughed_all lost_my_voice laid_up off_sick chronic_fatigue pots_flare flare_up flare_day bad_ms_day cfs me_cfs migraine_day third_migraine ibs_day uti cystitis thrush shingles vertigo lurgy day_three_in_bed day_two_in_bed day_four_in_bed still_in_bed_with',
    'cough cold bed tissues throat temperature sick days hip snot paracetamol dizzy nurse gp lemsip sympathy positive',
  ],
  sore: [
    'my_hips my_hip cramps sciatica aching toothache agony twisted_my pulled_my blister* sunburn* stiff_neck hip_replacement_date hips_bad knee_says_no knees_say_no slept_on_my_neck done_my_back did_my_back done_my_knee pulled_my_hamstring hamstring wisdom_tooth_is filling_fell_out broken_toe broke_my_toe stubbed_my_toe trapped_my_finger burnt_my_hand burnt_my_tongue sunburn stitches_itch carpal_tunnel frozen_shoulder tennis_elbow plantar arthritic my_hands_wont jar_lid',
    'hip knee back neck shoulder foot ankle stairs sit bend socks lift eighty decided ice stiff limp hot_water_bottle',
  ],
  'health-scare': [
    'biopsy mammogram mri colonoscopy camera_down_me camera_up_me blood_test_on ring_after_two consultants_letter ultrasound ecg referral hospital_letter its_just_a_date letter_from_the_hospital letter_came_from_oncology waiting_for_my_scan scan_on_friday scan_on_monday scan_tomorrow results_from_the_hospital gp_looked_worried doctor_went_quiet nurse_went_quiet went_to_get_someone referred_me referred_to_cardiology heart_monitor bp_monitor endoscopy op_on_monday op_on_tuesday op_next_week op_is_on pre_op_assessment hip_op knee_op cataract_op surgery_date got_a_date_for_my operation_date general_anaesthetic scan_at scan_is_at appointment_at_the_hospital',
    'blood test hospital friday monday scan doctor results letter waiting gp lump camera ring appointment consultant clinic tests',
  ],
  fear: [
    'root_canal a_filling only_a_filling injection turbulence take_off phobia claustrophobi* smear_test wisdom_teeth_out tooth_out tooth_pulled drill_at_the_dentist dentists_chair flu_jab blood_taken get_blood_taken scared_of_the_lift glass_lift cable_car rollercoaster fear_of_flying flying_tomorrow driving_on_the_motorway_scares motorway_for_the_first moth_in_my_room mouse_in_the_kitchen rat_in_the wasps_nest thunder_scares scared_of_the_dark dog_off_the_lead',
    'lift heights needle plane filling spider flying hate tooth knees shaking moth jab boarding',
  ],
  sleepless: [
    'insomnia awake_at still_awake not_sleeping no_sleep_again wide_awake none_of_us_are_sleeping counting_sheep 4am 3am up_at_1_3 up_four_times up_three_times awake_till awake_until couldnt_drop_off cant_drop_off slept_two_hours slept_three_hours two_hours_sleep three_hours_sleep four_hours_sleep three_hours_of_sleep newborn_nights night_feeds night_feed 5am_again 4am_again 3am_again dawn_chorus_again watched_it_get_light bird_started_before',
    'awake ceiling night clock hours sleeping baby crying again four three pillow dark sleep up',
  ],
  tired: [
    'knackered exhausted shattered like_wet_bread legs_like_wet running_on fell_asleep_in_the asleep_on_the_bus bone_tired matchsticks so_tired_i so_tired_that love_you_to_the_plumber fell_asleep_standing slept_through_my_stop missed_my_stop_asleep put_the_cereal_in_the put_salt_in_my yawned_through yawning_through cant_keep_my_eyes asleep_by_eight asleep_on_the_sofa_by running_on_empty batteries_flat dead_on_my_feet bone_weary wiped_out',
    'legs eyes sleep sofa yawn early yawning nap coffee heavy asleep bread standing batteries',
  ],
  dream: [
    'dreamt dreamed nightmare exam_dream dream_again teeth_dream woke_up_crying bad_dream dreams_again dream_about dream_where weird_dream recurring_dream woke_from_a',
    'dream woke again teeth falling night real',
  ],
  food: [
    'at_the_fridge whole_packet ate_the_whole binge* second_pudding biscuit_tin takeaway_again easter_eggs selection_box advent_calendar_all_of cake_for_breakfast crisps_for_tea crisps_for_dinner ate_all_the ate_all_my ate_half_a family_bag tub_of_ben off_the_diet off_plan_again syn slimming_world weigh_in biscuits_at_midnight cheese_at_midnight midnight_feast_of',
    'ate eaten cake biscuits fridge chocolate crisps diet all_of_it standing full',
  ],
  looks: [
    'double_chin my_neck all_i_saw_was school_photo passport_photo selfie mirror_in_the unflattering my_reflection look_like_a_thumb like_a_thumb like_a_potato like_an_egg look_like_my_mother look_like_my_dad looks_like_my_mother caught_sight_of_myself caught_my_reflection changing_room_mirror changing_rooms_with photo_of_me_at photos_of_me wedding_photos_and_i bad_angle my_arms_in my_thighs my_belly stretch_marks wrinkles jowls chins bingo_wings',
    'camera neck photo mirror zoom face saw fat tummy bikini body tagged chin self_view',
  ],
  hair: [
    'four_inches_off took_off_four roots_are bald_patch traffic_cone dyed_it dye_went dyed_my_hair came_out_orange came_out_green cut_my_own_fringe hair_looks_like fringe_is hairline bald_spot going_bald going_thin hair_in_the_plughole hair_in_the_shower bad_haircut worst_haircut',
    'hair hairdresser barber inches took_off cut fringe said_one dye orange hat',
  ],
  clothes: [
    'zip_wont doesnt_do_up dress_fits size_up gusset waistband spanx wont_zip zip_broke jeans_dont jeans_wont nothing_to_wear_for dress_doesnt bra_that uniform_too uniform_doesnt_fit trousers_split split_my_trousers wrong_shoes shoes_rub odd_shoes',
    'dress jeans suit fits wedding sit breathe zip tight belt trousers shirt size',
  ],
  face: [
    'cold_sore stye spots_again acne massive_spot puffy_eyes eczema_on_my_face face_like_a giant_spot stye_in cold_sore_on_the',
    'spot chin forehead nose concealer skin mirror photo',
  ],
  age: [
    'lady_of_your_age at_my_age at_your_age bus_pass over_50s menopause varifocals hearing_aid grey_hairs show_me_how_to_send had_to_show_me_how show_me_how_to_use called_me_grandad called_me_love_and_offered turned_30 turned_40 turned_50 turned_60 turned_70 turned_80 turning_29 turning_39 turn_40 turn_50 turn_60 turn_30 thirty_next_week forty_next_week fifty_next_week sixty_next_week 40_next_week 50_next_week 30_next_week 60_next_month first_grey grey_hair oldest_in_the all_about_nineteen all_about_twelve bus_driver_called hearing_test hearing_aids first_hearing_aid first_bifocals knees_crack too_old_for ten_years_older_than policemen_look',
    'age birthday older candles seventy sixty fifty forty thirty doctor grey knees young called grandma years',
  ],
  habit: [
    'relapse* sober cravings vaping nicotine off_licence aa_meeting day_one_again wine_back_on no_wine without_vaping no_vape not_vaped gave_up_vaping quit_smoking stopped_smoking gave_up_smoking not_smoked days_sober weeks_sober months_sober 30_days_off day_three_without day_two_without day_one_without week_without off_the_drink off_the_fags dry_january sober_october had_a_cigarette one_cigarette bought_a_scratchcard lottery_again online_bingo last_bet placed_a_bet bite_my_nails biting_my_nails picking_my_skin picked_my_skin',
    'wine drink beer fag cigarette shelf stood day vape bottle bet lager smoke off without pub walked_past',
  ],
  flat: [
    'feel_like_the_tea cant_be_bothered cant_be_arsed meh grey_day blah numb kind_of_beige just_beige bit_beige shades_of_grey low_battery_day running_at_half no_oomph no_get_up_and_go cant_get_going nothing_sounds_nice nothing_tastes dont_fancy_anything cant_be_fussed bit_down_for_no bit_low_for_no down_for_no_reason nothing_wrong_just just_a_bit_low just_low a_bit_low bit_low_today just_a_bit_sad_really monday_in_every january_in_my blue_today feeling_blue through_a_window behind_glass',
    'grey dull nothing bottom tea flat feel empty bleh heavy dull_day cardboard slow',
  ],
  'fed-up': [
    'done_with_being had_enough sick_of fed_up the_one_who_remembers why_is_it_always at_the_end_of_my_tether one_more_sock pick_up_one_more if_i_pick_up enough_now ive_had_enough up_to_here sick_to_the_back sick_and_tired fed_up_of fed_up_with over_it had_it_up over_this done_with_this im_done_with every_single_time every_bloody why_me_every same_argument_again same_old_thing groundhog_day',
    'done always again enough me only_one remembers every sick same moaning',
  ],
  sad: [
    'little_cry had_a_cry proper_cry a_good_cry sobbed in_floods in_bits tearful crying_at_the_washing crying_at_the no_idea_why_im_crying cried_for_no_reason crying_for_no_reason cried_on_the_way cried_all_the_way cried_in_the_car cried_in_the_loo cried_at_my_desk cried_at_work cried_at_school cried_into_my cried_over cried_myself lump_in_my_throat_all eyes_keep_filling tears_came just_want_to_cry feel_like_crying crying_in_a crying_on_the crying_in_greggs',
    'cry cried crying tears sad car cupboard toilets lump tissue bus',
  ],
  anger: [
    'fuming livid raging furious that_cross so_cross hopping_mad seeing_red could_throttle parked_across_my_drive_again boiling_mad spitting_feathers spitting_mad could_scream want_to_scream want_to_throw want_to_punch threw_my_phone kicked_the_bin slammed_every boiling_with so_angry angry_at angry_with rage_at absolutely_fuming',
    'hands shaking cross angry shout scream fists jaw slammed',
  ],
  trouble: [
    'can_do_one not_great_tbh everythings_fine_its not_ok what_a_day day_from_hell gone_tits_up pants_day sod_today dont_ask a_mess_start_to start_to_finish_mess could_be_better been_better ive_been_better had_better_days everything_went_wrong one_of_those one_of_those_mornings not_my_day worst_monday terrible_day rubbish_day awful_morning what_a_week long_week bad_week hell_of_a_week rough_week tough_week hard_week hard_day crap_day shocker nightmare_day',
    'fine today great not rubbish typical ugh honestly',
  ],
  content: [
    'dried_outside fell_asleep_in_my_hood no_alarm cold_pillow still_works_tape my_favourite_mug fresh_bread on_the_line window_open first_cuppa birdsong just_nice good_soup good_cheese slept_till needed_me_for_a_whole whole_hour_to_myself hour_to_myself house_to_myself_for afternoon_to_myself nobody_needed_me one_chair_enough new_balcony first_snowdrops first_daffodil first_bluebells blackberries_on conkers saw_a_kingfisher saw_a_hedgehog saw_a_heron saw_a_deer saw_a_barn_owl robin_on robin_in goldfinches swallows_are_back first_swallow full_moon_over sky_went_pink sky_was_pink pink_sky frost_on_the stars_tonight sea_was swam_in_the_sea paddled_in bare_feet_on clean_bed fresh_bedding hot_bath_and bath_and_a_book good_book_and library_smelled new_library_book toast_and_marmalade buttered_toast perfect_avocado perfect_boiled_egg perfect_poached egg_was_perfect double_yolk last_parking_space green_lights_all every_light_was green_lights cat_came_and_sat cat_sat_on dog_put_his_head dog_put_her_head purr purring dog_snoring baby_laughed baby_giggled she_giggled first_giggle old_record old_photo_of_us found_my_old mended_jumper train_was_early bus_was_early early_finish sent_home_early finished_early nowhere_to_be full_of_blackbirds blackbird took_three_steps three_steps first_steps christmas_shopping_done called_me_his_favourite called_me_her_favourite',
    'sun cat kitten pillow washing quiet bath tea soup works tape toast garden rain roof window lie warm jumper blanket house slept purring asleep bird dried found',
  ],
  mixed: [
    'had_a_cry_and bittersweet pleased_and_gutted champagne_and_a_cry happy_crying dont_know_whether_to_laugh laugh_or_cry relieved_and_sad sad_and_relieved proud_and_sad happy_and_sad glad_and_guilty relieved_and_guilty sweet_and_awful buried_my_brother_on_thursday last_first_day nice_funeral lovely_funeral beautiful_funeral good_news_and_bad bad_news_and_good',
    'sold champagne cry nan house friend job but london best_friend bought rose debts still proud',
  ],
  weather: [
    'drizzle gales heatwave thunder hailstones blown_over fence_blew winds_had dry_shoes wet_shoes wet_socks soaked_through soaking_again umbrella_turned umbrella_inside fence_is_down fence_down_again roof_tiles too_hot_to too_hot_for cant_sleep_in_this_heat 34_degrees 30_degrees snowed_in roads_are_ice black_ice fog_all_day dark_by_four dark_at_four',
    'rain raining wind storm snow ice soaked bins washing umbrella days grey again',
  ],
  journey: [
    'last_train night_bus sleeper_to coach_to on_the_ferry window_seat quiet_carriage on_the_megabus on_the_coach_to on_the_train_to on_the_sleeper night_train on_the_ferry_to at_the_airport between_stations',
    'train coach bus ferry window kebab sandwich station motorway_services sleeper home seat',
  ],
  world: [
    'breaking_news election war_in_ gaza ukraine climate food_bank_queue gave_up_on_the_news put_the_news_back news_is_too headlines_again the_headlines another_bombing another_flood ice_caps wildfires hottest_year general_election polling_station the_budget immigration_speech riots cost_of_bombs',
    'news war telly government planet waiting_room floods bombs kids shoes headlines radio world',
  ],
  online: [
    'her_feed his_feed her_grid my_feed linkedin insta instagram deleted_facebook deleted_instagram reinstalled_it deleted_insta seeing_her_holiday his_holiday_photos her_holiday_photos humble_brag linkedin_says is_pleased_to_announce thrilled_to_announce filtered_photos perfect_kitchen_on influencer influencers follower_count only_four_likes no_likes unfollowed_me',
    'feed posts likes sourdough marathons photos perfect followers abs holidays scrolling yesterdays everyone',
  ],
  scrolling: [
    'doomscroll* screen_time strangers_ice on_my_phone_till reels past_midnight_watching phone_went_to_bed phone_in_bed_till just_one_more_video one_more_video watched_shorts two_hours_on_my_phone three_hours_on_my_phone hours_on_tiktok hours_on_instagram lost_an_hour_to lost_two_hours_to lost_the_evening_to candy_crush phone_is_glued thumbs_hurt reading_comments reading_the_comments',
    'phone midnight watching videos strangers hours scrolling bed still thumb tiktok',
  ],
  compare: [
    'jealous envious so_far_ahead further_ahead the_island_in_the_kitchen got_the_twins her_perfect his_perfect gets_firsts firsts_without a_partner_now everyone_i_trained_with is_a_partner everyone_from_school_is everyone_from_my_school all_my_friends_are all_my_mates_are everyones_getting_married everyones_buying everyones_pregnant already_a_doctor makes_it_look_easy without_even_trying without_opening_a_book without_revising didnt_even_revise my_sister_the his_first_wife thinner_than_me prettier_than_me taller_than_everyone smarter_than_me better_than_me faster_than_me perfect_sister golden_child the_favourite favourite_child own_a_house_and their_second_house their_third_holiday bigger_house',
    'cousin sister brother friend twins husband house kitchen everyone married car pension salary promoted younger got island already holiday',
  ],
  telling: [
    'going_to_tell told_the_mirror told_the_cat_first come_clean breaking_the_news need_to_say have_the_conversation coming_out_to need_to_tell_him need_to_tell_her about_the_debt before_the_letter_does tell_my_parents_i tell_my_dad_i tell_my_mum_i tell_mum_about tell_dad_about tell_the_kids telling_the_kids telling_my_parents telling_mum tell_my_boss_im tell_my_boss_i resign_tomorrow resigning_tomorrow ask_for_a_raise ask_for_time_off ask_her_to_move ask_him_to_move come_out_to say_sorry_to apologise_to how_to_say_sorry owe_her_an_apology owe_him_an_apology confess own_up break_up_with_him break_up_with_her end_it_with tell_him_its_over tell_her_its_over',
    'tell tonight mirror say words truth practised dad mum sit_down notice letter ask her him',
  ],
  deciding: [
    'stay_or_go or_jump two_houses which_one keep_changing_my_mind toss_a_coin flip_a_coin fifty_fifty been_offered_both both_offers two_offers stick_it_out or_stick_it move_back_home_or asked_everyone_but_me gcse_options options_form options_are_due a_level_choices which_uni which_university uni_or pick_my_options go_part_time_or have_another_or_not keep_it_or sell_or rent_or_buy heart_says head_says go_or_not should_i_stay should_i_go should_i_quit do_i_quit do_i_leave wait_or',
    'stay jump choose or offer two list leave move accept decide either garden commute',
  ],
}
