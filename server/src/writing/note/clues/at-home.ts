import type { Clues } from '../clue.ts'

/** People at home, loss, love and friends: words that say it alone, and words of which two do. */
export const clueWordsAtHome: Clues = {
  loss: [
    'widow* gravestone mourning scattered_him scattered_her scattered_his scattered_mum scattered_dad crematorium hearse ashes_are the_wake first_year_without last_voicemail used_to_make_me always_did_the his_old_jumper her_old_jumper her_recipe his_tools her_ring wouldve_been_his wouldve_been_her would_have_been_our would_have_been_80 would_have_been_90 golden_wedding hed_died shed_died since_he_died since_she_died after_she_died after_he_died reminder_for_him post_still_comes still_get_his_post his_garden her_garden his_shed clearing_his_wardrobe clearing_her_wardrobe clearing_out_mums clearing_out_dads empty_basket empty_stable miscarried miscarriage stillbirth due_date_would lost_the_baby buried_my buried_our old_friend_died funeral_tea order_of_service his_number_up her_number_up mothers_day_without fathers_day_without neighbour_died colleague_died old_teacher_died',
    'gone late_husband late_wife grave flowers ashes nan grandad dad mum funeral coffin memory remembered anniversary handwriting she_always he_always used_to still miss candle christmas_card heaven photo_of_her photo_of_him scattered',
  ],
  memory: [
    'dementia alzheimer* didnt_know_who called_me_mum_and who_i_was_today thinks_its_1970 thinks_shes thinks_hes_still fetch_her introduced_me_as the_girl_who_comes that_nice_man who_are_you thinks_im_her_sister thinks_im_his_brother thinks_im_the_nurse calls_me_by forgot_how_to_make asked_where_grandad asked_when_dad asked_if_id_met memory_clinic keeps_hiding_her_purse put_her_glasses_in looking_for_her_mum',
    'nan mum dad grandad husband wife forgot forgets asked asks name remember confused again twice fetch same story repeats when',
  ],
  caring: [
    'carer carers caring_for respite commode dosette stairlift sling_hoist incontinence_pads in_case_she_gets_up in_case_he_gets_up sleep_on_mums sleeping_on_mums sleeping_on_dads washed_his_hair washed_her_hair washed_my_mum cut_up_his cut_up_her district_nurse pip_form shower_him shower_her showering_him bathing_her respite_week turned_him_every day_centre cared_for_mum sandwich_generation nobody_else_will_do_it let_anyone_else_do fed_her_with care_plan meals_on_wheels hoist ferrying_mum ferrying_dad dads_catheter mums_tablets dads_tablets mums_appointments dads_appointments',
    'mum dad wife husband nan tablets wash washing lift feed bath chair night appointment prescription hospital_bed cook round_again every_day sofa for_her for_him stairs shopping',
  ],
  'their-health': [
    'ward_7 ward_4 a_and_e ambulance chemo icu hospital_bed his_heart her_heart his_op her_op back_in_hospital in_theatre_now stroke_unit test_results_for pneumonia sepsis in_with_her_chest has_had_a_fall had_a_fall broke_her_hip broken_her_hip two_at_a_time stage_four stage_3 his_scan her_scan his_biopsy her_biopsy her_mammogram his_results her_results starts_chemo her_chemo his_chemo put_on_a_ventilator premature incubator special_care_baby nicu vet_said vets_said dogs_limping cats_limping dogs_got_arthritis wife_found_a_lump mums_lump kidney_stone_hes carried_him_up carried_her_up into_theatre',
    'mum dad sister brother wife husband nan grandad mate friend dog cat him her slippers ward hospital drip tube scan vet lump tests keeping rushed fell op poorly chest breathing',
  ],
  'worried-for': [
    'worried_about not_himself not_herself drinking_on_his_own drinking_on_her_own lost_so_much isnt_eating not_eating hasnt_been_right wont_answer_his_door sold_his_guitar given_away_her given_away_his quit_her_job_and_wont wont_talk_to_anyone wont_get_help wont_see_anyone hasnt_left_his_room hasnt_left_her_room he_hits bruises_she covers_it_up not_sounding_right sounded_flat_on_the_phone sounded_off_on_the_phone got_in_with gambling_again lost_his_job_and backpacking_alone out_in_the_ice walks_home_alone new_motorbike joined_the_army hands_shake',
    'mate friend brother sister son daughter mum dad he she drinking thin quiet alone stopped laughs_it_off toast fine says gone again late not_home bruise motorway',
  ],
  'hard-choice': [
    'resuscitate dnr switched_off_the turned_off_the signed_the_dnr power_of_attorney rehome* put_him_in_a_home put_her_in_a_home ended_the_pregnancy had_the_abortion termination cant_live_alone_anymore told_mum_she_cant told_dad_he_cant gave_the_dog_back gave_the_puppy_back left_my_husband left_my_wife called_off_the_wedding pulled_out_of_uni deferred_my quit_uni dropped_out_of turned_the_job_down turned_down_the_job reported_him reported_my',
    'signed decided chose choice home form asked_for best_for_her best_for_him right_thing keys had_to dad mum told_them wanted',
  ],
  distance: [
    'estranged no_contact doesnt_speak_to_me blocked_me_on hasnt_spoken_to_me wont_speak_to_me looked_the_other_way crossed_the_road looked_at_the_bread pretended_not_to_see found_out_from_the_neighbour found_out_on_facebook found_out_through not_invited_to_my_own hasnt_met_my hasnt_met_his_grand hasnt_seen_the_kids returned_to_sender unfriended_me blocked_me wont_return_my wont_answer_my grown_apart drifted_apart sat_in_different_rows havent_heard_from_my_son havent_heard_from_my_daughter havent_heard_from_my_brother havent_heard_from_my_sister',
    'brother sister mum dad son daughter friend years silence spoken since card returned across blocked ignored saw_my used_to',
  ],
  row: [
    'had_it_out blazing door_slammed row_about row_over rowed_about stormed_out said_things_we not_talking_again rowed rowed_with big_barney barney_with massive_barney cross_words slanging_match threw_a_plate hasnt_spoken_since_breakfast back_to_back_in_bed slept_in_the_spare sulking_in_separate argued_over argued_about argument_over argument_about fell_out_over fallen_out_over fell_out_about not_talking_to_me_over falling_out_over',
    'uncle dad mum sister brother husband wife fence shouted quiet slammed words argument over table went door we',
  ],
  'at-home': [
    'through_the_wall_again_mum parents_arguing heard_them_shouting with_the_taps_on dads_gone_to_stay mums_gone_to_stay through_the_floor can_hear_them_arguing hear_them_rowing hear_them_fighting mum_and_dad_arent dad_threw dad_slammed mum_slammed turn_my_music_up turned_my_music_up living_in_separate_rooms parents_are_splitting parents_split mum_and_her_boyfriend stepdad_shouts',
    'mum dad parents shouting crying bathroom stairs headphones sofa taps door kitchen again downstairs listening voices',
  ],
  child: [
    'first_day_at_nursery first_day_at_school packed_lunch_for_the_first let_go_of_my_hand let_go_my_hand didnt_look_back doesnt_need_me waved_through_the_window first_payslip not_needed_for_anything doesnt_need_me_anymore bought_his_own bought_her_own first_proper_job last_baby_clothes last_baby_bottle packed_away_the_cot sold_the_cot sold_the_pram her_prom his_prom prom_dress passed_his_driving passed_her_driving drove_off_on_his_own drove_off_on_her_own first_girlfriend first_boyfriend started_shaving voice_has_broken first_haircut moved_up_to_year last_day_of_primary leavers_assembly leavers_hoodie graduation_gown taller_than_me too_big_to_carry stopped_holding_my_hand packed_lunch_for_the_last',
    'rucksack coach school uni nursery blazer tie uniform shoes her_first his_first big grown_up grown little looked_back son daughter gate taller put_her_on put_him_on wave',
  ],
  'child-show': [
    'nativity sports_day school_play recital_tonight_hers her_gala his_gala his_debut her_debut first_ballet ballet_thing ballet_show dance_show her_recital his_recital waved_at_the_wrong scored_his_first scored_her_first in_goal_today school_concert_he school_concert_she played_a_sheep played_a_tree played_mary plays_mary plays_joseph donkey_in_the_nativity her_graduation his_graduation on_sports_day',
    'son daughter grandson granddaughter watched match concert play stage her_first his_first solo line clap fingers rugby football medal costume sheep',
  ],
  'child-worry': [
    'coat_ripped bruise_on_his_arm wont_say_what_happened says_he_fell says_it_caught nobody_picked_him hates_herself_at ehcp camhs sendco senco exclusion crying_before_school no_one_to_sit_with nobody_to_sit_with got_no_friends_at hasnt_got_any_friends show_me_her_arms show_me_his_arms wont_wear_short wont_go_in_on_mondays cant_settle_at school_refuser sats_worry bit_a_child bitten_at_nursery assessment_for_my_son assessment_for_my_daughter sitting_alone_at_break eats_alone_at not_sleeping_before_school failing_everything hes_failing shes_failing off_his_meds hates_how_she_looks skipping_lessons truanting bunking_off not_my_boy not_my_girl not_my_son not_my_daughter',
    'son daughter school she he teacher came_home coat lunch friends ripped crying says wont bag phone gate bullied phoned',
  ],
  parenting: [
    'toddler* tantrum* nappies potty weaning naptime nap_time baby_group sippy wipes bath_and_bed bedtime_battle school_run pta_whatsapp everything_i_do_is_embarassing everything_i_do_is_embarrassing breathing_is_embarrassing mum_watch_this breastfeed* latching cluster_feeding cradle_cap teething weaning_is fed_every nits_again nits headlice reward_chart naughty_step party_bag soft_play_party pulled_her_hair bit_her_brother mine_mine_mine mum_what_if wont_get_in_the_bath car_seat wiped_it_on porridge_in_my weetabix_in_my banana_in_my yoghurt_on_the calpol half_term_day sixth_day_of_half day_four_of_half_term stepson_calls stepdaughter_calls stepkids step_kids homework_battle screen_time_battle xbox_off off_the_xbox minecraft roblox',
    'thirteen fourteen fifteen kids baby son daughter mum_mum shoes snack bed bath apparently embarrassing embarassing screaming socks cereal floor twins whinging whining refuses again screen sticky lego',
  ],
  relatives: [
    'mother_in_law father_in_law in_laws inlaws mil step_mother auntie_pat aunty_pat charades his_parents_again her_parents_again his_mums_for her_mums_for christmas_at_his christmas_at_her boxing_day_at whole_clan family_gathering family_wedding_and family_bbq family_reunion cousin_sharon nan_asked_if_im his_dad_thinks her_dad_thinks his_mum_thinks her_mum_thinks his_mum_said her_mum_said mothers_comments',
    'aunt auntie uncle cousin christmas visit sunday lunch his_mother her_mother his_parents kitchen asked_when comments staying table politics',
  ],
  hosting: [
    'guests_arrive coming_at_seven people_coming_at hidden_everything shoved_everything hoovered_for his_mother_in_an_hour in_an_hour_and twelve_for_dinner ten_for_dinner twenty_for stuck_on_grill burnt_the_turkey forgot_to_defrost one_bathroom_for airbed blow_up_bed in_laws_in_an_hour arriving_in_an_hour here_in_an_hour hoovering_before having_people_round people_round_tonight people_over_tonight throwing_a_party baby_shower_for kids_party_at_mine look_behind_things',
    'hour coming guests dinner mother his_mother her_mother bath oven hidden table chairs clean lasagne roast visitors spare_room eight arriving',
  ],
  annoyed: [
    'does_my_head_in like_a_raccoon chews_with borrowed_my used_my_razor used_my_towel left_it_on_the_side again_and_doesnt leaves_his leaves_her said_hed_do said_shed_do said_he_would_do did_it_last_week_too leaves_the_light leaves_the_seat takes_all_the_covers steals_the_duvet hogs_the_duvet ate_my_leftovers hums_while talks_through_films phone_at_the_dinner on_his_phone_at on_her_phone_at never_texts_to_say turns_up_late late_again_no_sorry wont_stop_whistling clears_his_throat leaves_crumbs wet_towels never_replaces uses_all_the_hot_water borrowed_it_without idea_of_helping',
    'husband wife flatmate sister brother housemate boyfriend he she dishwasher loads top milk towel snoring plates again borrowed never_asks teaspoon bin sink thermostat socks hoover',
  ],
  heartache: [
    'divorce* decree custody ex_husband ex_wife exs dumped my_ex kids_are_at_his kids_are_at_hers kids_are_at_their_dads kids_are_with_their_dad his_new_girlfriend her_new_boyfriend last_of_his_things moved_in_with_her moved_in_with_him moved_on_already already_moved_on with_someone_else_now found_someone_else met_someone_else he_met_someone she_met_someone its_not_working_he its_not_working_she wants_a_break needs_a_break from_me our_song our_table our_place_without signed_the_papers changed_the_locks changed_my_name_back maiden_name returned_my_key gave_my_key_back unblocked_him unblocked_her stalked_his stalked_her checking_his_profile checking_her_profile engaged_to_her engaged_to_him first_christmas_separated first_date_since single_again dumped_me broke_up_by_text broke_it_off ended_it_over finished_it_by took_the_dog he_took_the she_took_the since_she_moved_out since_he_moved_out calling_him_dad ring_to_the_other_hand back_to_his_wife back_to_her_husband back_with_his_ex back_with_her_ex',
    'weekend kids signed form years new girlfriend boyfriend house half ring photo without_him without_her bed empty wedding_dress over toothbrush blocked his her',
  ],
  'unsure-love': [
    'situationship see_you_around mixed_signals dont_know_what_we_are what_are_we breadcrumb* are_we_or_arent anything_serious stays_till_tuesday wont_call_it calls_me_his_friend introduced_me_as_his_friend introduced_me_as_her_friend introduced_me_as_a_friend wont_hold_my_hand friends_with_benefits just_a_friend just_friends friend_zone friendzoned leaves_before_breakfast only_texts_after only_texts_at hasnt_said_it_back didnt_say_it_back who_is_she_to_me like_like_me likes_someone_else is_he_flirting is_she_flirting ask_her_out ask_him_out does_he_like_me does_she_like_me',
    'kisses texts hinge date dates says nothing weeks he she like maybe surname friends then official likes mates',
  ],
  'in-love': [
    'got_a_girlfriend got_a_boyfriend shared_headphones falling_for smitten heart_eyes my_stomach_flips fancy_her fancy_him met_someone_and last_samosa last_rolo thats_it_for_me i_am_done_for head_over_heels saved_me_the_window kissed_on_the_bridge she_laughed_at_my_joke he_laughed_at_my_joke looked_at_me_like my_crush_said my_crush_smiled learnt_my_order knows_how_i_take forty_years_married_and still_makes_me still_gives_me_butterflies danced_in_the_kitchen brings_me_tea_every my_crush',
    'kissed smiled held hand hands laughs laugh texted girlfriend boyfriend blush date him her grin think_im like_him like_her',
  ],
  butterflies: [
    'first_date second_date date_tonight meeting_him_for_the_first meeting_her_for_the_first seeing_him_for_the_first seeing_her_for_the_first changed_my_shirt_three changed_three_times changed_my_shirt changed_outfit changed_my_outfit at_the_station_at_six what_do_i_wear_for met_online_meeting first_date_in first_date_since_the_divorce first_date_at our_first_date blind_date prom_tonight prom_tomorrow asked_me_to_prom going_to_prom_with wedding_in_three_days getting_married_on getting_married_in_the getting_married_tomorrow wedding_tomorrow_mine proposing ring_in_my_pocket',
    'seeing_her seeing_him friday tonight first_time nervous outfit since_school changed_my_top lipstick meet coffee with_him with_her aftershave',
  ],
  longing: [
    'childless infertility ivf ovulation nursery_in_my_head negative_again trying_for period_came period_arrived bump_photo pregnancy_announcement third_wedding_this table_nine another_baby_shower another_engagement round_four_of round_three_of two_week_wait_again egg_freezing frozen_eggs adoption_panel still_waiting_to_adopt wish_i_had_a_sister wish_i_had_someone someone_to_come_home_to nobody_to_plan wish_i_had_a_dad wish_i_had_a_mum only_one_without_a_date always_the_plus single_at_christmas everyone_brought_someone never_been_kissed never_had_a_boyfriend never_had_a_girlfriend',
    'month baby nursery spare_room scan pregnant another test single wedding plus_one swipe again want someone godmother',
  ],
  missing: [
    'miss_him miss_her miss_them missing_you wish_he_was_here wish_she_was_here offshore deployed on_tour_till back_on_the_14th notes_on_the_fridge live_in_notes ships_that_pass works_away on_the_rigs at_sea_till on_exercise deployment time_zones bad_line_from facetime_isnt dads_in_poland mums_in_nigeria back_home_without my_country first_eid_away first_diwali_away eid_alone far_from_home her_empty_chair at_the_table_his moved_to_new_zealand moving_to_new_zealand moved_to_canada moved_to_australia moving_to_australia moved_up_north without_my_best_friend since_she_moved since_he_moved miss_our miss_the_old miss_my wearing_his_jumper wearing_his his_jumper his_hoodie',
    'coat hook away abroad gone side_of_the_bed quiet aberdeen australia weeks still call facetime his her phone far time_difference his_pillow smells house',
  ],
  lonely: [
    'lonely loneliness spare_room_and_a_view know_nobody spoken_to_nobody no_one_to_tell only_voice moved_for_his_job moved_for_her_job nobody_to_call nobody_sits_with no_one_sits_with sits_with_me pretend_to_sleep nobody_to_have_lunch no_one_to_have_lunch eat_in_my_car ate_in_my_car eating_at_my_desk_alone talked_to_the_cashier chatted_to_the_checkout only_chat_of_the_day first_person_i_spoke_to not_one_visitor no_visitors empty_weekend another_sunday_of long_sunday sundays_are_the_worst sundays_are_long house_is_so_quiet tv_on_for_company radio_on_for_company telly_on_for_company know_anyone_here no_plans_for_new no_one_to_put_down know_each_other',
    'nobody anyone alone on_my_own myself new_town town city moved telly weekend phone only spoke spoken self_checkout radio cat quiet one_plate friends here',
  ],
  'left-out': [
    'matching_jumpers there_was_a_trip odd_one_out taking_the_photo never_in_the_photo not_in_the_photo nobody_saved_me sat_elsewhere whole_gang_without same_form_except_me everyone_but_me all_except_me without_me_again in_jokes_i inside_jokes going_to_prom_without all_got_the_same_class not_in_the_same_class seat_saved_for_everyone waiting_to_be_asked nobody_picked_me picked_last last_to_be_picked last_one_picked not_in_the_group_photo cut_out_of_the_photo tagged_everyone_but secret_santa_without wedding_list_without not_a_bridesmaid evening_do_only invited_to_the_evening evening_guest sitting_at_the_kids_table wasnt_tagged not_tagged',
    'they all trip jumpers chat invited party everyone know table lunch seat picked teams without matching story didnt_know always_the_one',
  ],
  'missed-out': [
    'couldnt_go i_had_work had_to_work_and missed_the_party all_there_without fomo friends_went everyone_went watched_it_on_their_stories all_at_the_festival all_gone_to_ibiza all_gone_to_magaluf saw_it_on_snap on_snap_maps snap_map whole_class_went too_ill_to_go had_to_miss couldnt_afford_the_trip grounded_for_the shift_on_the_night working_new_years working_the_night_of',
    'friends went work party photos festival all trip missed gig without shift posts holiday weekend',
  ],
  'no-reply': [
    'sent_a_sticker she_sent_a_sticker no_reply no_answer left_on_delivered not_texted typed_it_deleted deleted_it_typed on_one_tick one_tick one_grey_tick grey_tick still_on_delivered hasnt_opened_my not_opened_my no_text_back nothing_from_him nothing_from_her nothing_from_them not_heard_from_him not_heard_from_her radio_silence gone_quiet_on_me sees_my_stories watches_my_stories viewed_my_story active_2 active_now voicemail_again straight_to_voicemail left_three_messages',
    'sent text texted reply replied nothing days seen online essay message typed deleted phone waiting ticks then',
  ],
  unseen: [
    'nobody_said_thank looked_straight_through talked_over if_i_was_temping looked_past_me didnt_know_my_name forgot_i_was_there asked_if_i_was_new all_got_the_same_mark did_all_the_work group_project forgot_to_put_my_name forgot_my_name left_my_name_off spelled_my_name wrong_name_on_my_badge thanked_everyone_but thanked_everyone_except thanked_the_whole_team_except overlooked passed_over_again passed_over_for talked_across_me like_im_furniture like_furniture like_wallpaper part_of_the_furniture i_was_invisible didnt_look_up didnt_see_me not_even_a_nod nobody_asked_me_about_my asked_everyone_but_me nobody_clapped no_one_clapped nobody_laughed nobody_read_it no_one_read_it nobody_replied_to_my skipped_me thanked_everyone',
    'years nobody noticed thank thanks asked name idea credit same cooked cleared hosted washed washed_up did_it_all ignored meeting temping lad to_each_other',
  ],
  judged: [
    'in_laws_looked called_my_kitchen had_opinions looked_me_up_and passive_aggressive raised_an_eyebrow raised_her_eyebrows bless_you_for_trying at_your_age in_my_day dont_you_think_you_should proper_job when_ill_get_a_proper told_me_to_lose_weight before_id_sat_down phase_im_going_through its_just_a_phase isnt_a_real_job not_a_real_job should_be_married_by should_have_kids_by you_look_tired youve_put_on havent_you_got_a have_you_tried_yoga have_you_tried_smiling at_my_age_i_should rod_for_my_own breast_is_best looked_at_my_trolley looked_at_my_plate nan_says_im_too mum_says_im_too dad_says_im_too comments_about_my_weight comments_on_my_weight said_i_sound called_me_dramatic im_dramatic told_me_i_was_too called_me_posh called_me_common wrong_for_him wrong_for_her having_another when_were_having',
    'sister_in_law mother_in_law mum dad auntie looked cosy said kitchen wearing weight parenting tone hmm comment opinion should apparently told',
  ],
  'told-off': [
    'right_go_at_me had_a_go go_at_me laid_into_me tore_into_me told_off lectured_me bollocked shouted_at_by shouted_at_me called_me_unprofessional unprofessional detention after_school_detention got_a_detention sent_out_of_class sent_out_of_the_room kicked_out_of_class made_an_example hauled_in hauled_over carpeted dressed_down dressing_down shushed_me sarcastic_with_me clicked_his_fingers clicked_her_fingers driver_shouted van_driver_swore beeped_at_me road_rage patient_swore parent_shouted_at_me parents_complained_about_me complaint_about_me complaint_against_me complained_about_me one_star_review bad_review',
    'nurse boss manager teacher customer patient shouted tone voice in_front lift listening pointed snapped',
  ],
  wronged: [
    'keyed keyed_my nicked stole stolen burgled scammed plagiaris* cheated_us lied_about took_my_idea took_my_credit reported_me_for blamed_me catfish* unfit_mother took_my_bag took_my_phone took_my_coat took_my_seat broke_into my_shed_was slashed my_tyres let_down_my_tyres fake_account screenshots_of_my sent_my_photo spread_a_rumour rumour_about started_a_rumour told_the_school_im told_social_services accused_me accused_of called_me_a_liar called_me_a_racist got_the_blame took_the_blame blamed_me_for blamed_it_on_me framed stitched_me_up overcharged charged_me_twice cowboy_builder builders_vanished did_a_runner withheld_my keeping_our_deposit kept_our_deposit kept_my_deposit stole_the_pumpkins tomatoes_stolen robbed_the_allotment cheated_in_the told_him_first told_her_first same_boy same_girl',
    'someone somebody car bike idea stolen took rumour lied told_everyone behind_my_back side phone insurance police unfair panel smiled',
  ],
  snappy: [
    'i_was_vile vile_to was_horrible_to lost_it_with lost_it_at_the i_snapped bit_his_head was_so_short_with i_barked took_it_out_on shouted_at_the_kids shouted_at_the_dog lost_it_over lost_my_patience lost_my_cool flew_off_the_handle was_short_with been_short_with made_my_daughter_cry made_my_son_cry made_her_cry made_him_cry was_sharp_with was_rude_to been_grumpy_with ratty_with so_snappy bit_the_kids so_rude_to rude_to_my',
    'man woman kids son husband wife shouted snapped only horrible rude sorry poor young voice call_centre spoke',
  ],
  guilt: [
    'put_mum_off put_dad_off missed_her_assembly missed_his_assembly missed_his_birthday missed_her_birthday missed_his_match told_her_i_had_a_cold pretended_i_was_out lied_about_being_ill should_have_been_there going_slow_in_the shes_84_and didnt_go_to_the_funeral forgot_mothers_day forgot_fathers_day forgot_our_anniversary forgot_his_birthday forgot_her_birthday forgot_mums_birthday forgot_dads_birthday screen_babysitter missed_bedtime_again missed_the_nativity missed_the_school_play missed_sports_day late_to_pick_up last_mum_at_pick last_to_be_collected kids_had_chips_again fish_fingers_three_nights didnt_visit cancelled_on_her cancelled_on_him cancelled_on_mum called_in_sick_but pulled_a_sickie pulled_a_sicky ate_the_last didnt_tell_her_the_truth lied_to_mum lied_to_my',
    'missed again mum dad son daughter forgot meeting visit lied put_off cold call ring promised instead ignored weekend',
  ],
  kindness: [
    'gave_me_extra gave_me_a_free gave_me_a_discount on_the_house runner_beans left_on_the_step on_the_step_again on_my_doorstep helped_me_with_my carried_my let_me_go_in stopped_to_help a_thank_you_card waited_with_me remembered_my_mums_name remembered_my_order lady_in_the_post_office gave_up_her_seat gave_up_his_seat paid_for_my_coffee paid_for_my_shopping paid_the_difference saved_me_some carried_my_bags carried_my_shopping carried_the_pram helped_me_with_the_pram jump_started jump_start changed_my_tyre pushed_my_car found_my_purse handed_in_my returned_my_wallet handed_my_purse dropped_off_a lasagne_on_the brought_a_casserole brought_round_a knitted_me_a knitted_for_me made_me_a_card wrote_me_a_note note_in_my_lunchbox nurse_held_my_hand held_my_hand_through sat_with_me_until listened_for_an_hour didnt_charge_me wouldnt_take_any_money let_me_cry asked_how_i_really covered_my_shift took_my_shift bin_men_waved gritted_our mowed_our_lawn mowed_my_lawn cut_my_grass_for left_eggs_on remembered_me hugged_me_and',
    'man woman neighbour stranger someone lad driver bus_driver nurse cake soup flowers left gave helped step held extra free seat card smiled lift umbrella beans because',
  ],
  together: [
    'pub_quiz best_night_in best_day_in laughed_so_much sang_all_the_way taught_me_her taught_me_his all_of_us round_the_fire game_of_cards played_cards with_the_grandkids me_and_a_flask watching_the_boats kitchen_disco karaoke_with board_games monopoly_with uno_with quiz_night bingo_with sang_in_the_car singing_in_the_car road_trip_with three_generations four_generations whole_family_on grandkids_all_week grandkids_for_the camping_with game_with_my_mates gaming_with_the five_a_side band_practice choir_tonight bowls_club tea_dance church_lunch eid_with iftar_at iftar_with diwali_with shabbat_with christmas_with_everyone old_school_friends_and met_up_with_the old_gang first_time_in_years_we beat_me_at at_scrabble',
    'mates friends family gran grandad nan mum dad kids quiz games cards laughed sang pastry baked pub walk picnic beach team dance together flour everyone',
  ],
  'pet-trouble': [
    'chewed_my chewed_the weed_on pooed_on sick_on_the rolled_in_fox fox_poo dug_up_the ate_the_remote destroyed_the ate_my_daughters ate_my_sons ate_my_slipper ate_the_cheese ate_the_christmas ate_the_turkey brought_in_a_mouse brought_a_live brought_me_a_dead pulled_down_the_tree up_the_curtains up_the_christmas_tree weed_in_my weed_on_my peed_on widdled threw_up_on_my furball escaped_into_the_neighbours barked_all_night barking_all_night dug_up_my eaten_the_post chewed_through',
    'dog puppy cat kitten carpet rug sofa chewed sick mess shoes cushion bin bed again remote',
  ],
  pet: [
    'lost_cat lost_dog cat_missing hasnt_come_back shaken_the_biscuits shaking_the_biscuits put_up_posters microchip got_out_under_the_fence rabbits_got_out hamsters_out tortoise_has_gone budgie_flew flew_out_of_the_window slipped_his_lead slipped_her_lead ran_off_in_the_woods bolted_at_the bolted_from run_off_after not_come_in_for_her not_come_in_for_his not_come_in_since',
    'cat dog no_sign biscuits road shouting night out posters flap missing gone calling neighbours sheds',
  ],
}
