import type { Clues } from '../clue.ts'

/** Work, school, making things, money and the house: words that say it alone, and words of which two do. */
export const clueWordsAtWork: Clues = {
  overwork: [
    'overtime understaffed short_staffed red_pen marking_all more_marking back_to_back_patients no_break on_shift_since double_shift night_shift nights_this_week emails_at_midnight working_weekends eighty_hours sixty_hours pinged_at_dads pinged_me_at phone_pinged answered_it_in_the_loo email_at_midnight emails_at_11 teams_at_10pm worked_through_lunch through_my_lunch missed_my_lunch third_double extra_shift extra_shifts lambing calving harvest_till shifts_on_the_trot nights_on_the_trot days_on_the_trot days_straight no_day_off not_had_a_day_off month_end year_end ofsted inspectors_in christmas_rush black_friday_shift twelve_covers 200_covers kitchen_was_slammed slammed_tonight_in no_agency staff_down two_down_on one_down_on still_at_work still_in_the_office home_by_nine_again paperwork_till',
    'shift ward marking patients emails since midnight weekend boss hours staff laptop six again nights working desk rota cover books reports christmas still clinic',
  ],
  boss: [
    'new_boss micromanag* area_manager daily_list timesheet_for line_managed my_supervisor my_boss_thinks my_boss_keeps my_boss_wants boss_wants boss_moved_the moved_the_goalposts appraisal performance_review performance_plan in_my_review in_my_appraisal called_into_the_office wants_to_see_me_at head_wants_to_see_me hr_meeting meeting_with_hr email_from_hr cc_d_my boss_cc manager_ignores takes_credit_for boss_took boss_replied',
    'boss manager supervisor head wants list daily feedback report watching email tone meeting door called_me_in what_i_did fifteen_minute',
  ],
  job: [
    'redundan* last_payslip p45 laid_off jobcentre universal_credit_interview job_centre out_of_work clearing_my_desk unemployed dole zero_hours agency_dropped business_update called_us_all_in all_staff_meeting_at at_risk voluntary_severance severance factory_closing branch_is_closing store_is_closing shop_is_closing going_into_administration gone_into_administration signing_on sign_on_tomorrow interview_number hours_cut_again cut_my_hours cut_our_hours no_shifts_this zero_shifts let_me_go let_go_today failed_my_probation probation_extended didnt_renew not_renewing work_has_dried no_work_coming clients_gone lost_my_biggest_client last_day_of_my_contract cv_to sent_my_cv person_whos_replacing_me whos_replacing_me train_my_replacement my_replacement',
    'contract payslip last agency desk cv applied apply letter hours notice cut shop_closing shutting',
  ],
  'own-success': [
    'permanent_contract told_im_permanent im_permanent promotion_to stopped_her_in_her_tracks stopped_him_in_his_tracks asked_a_question_in put_my_hand_up first_time_ever_i got_full_marks beat_my_time new_pb personal_best they_clapped clapped_me standing_ovation said_it_was_excellent made_the_team on_the_first_team got_picked_for got_the_grant published picked_my_logo picked_my_design picked_my_photo chose_my_design chose_my_picture cleared_my_overdraft paid_off_my paid_off_the last_payment_on debt_free told_the_surgeon stood_up_for_myself said_no_and_meant said_no_and_didnt asked_for_a_raise_and passed_first_time passed_with merit_in got_my_badge braces_off got_my_cycling made_captain made_prefect im_captain im_head_girl im_head_boy scored_the_winner scored_twice scored_a_hat man_of_the_match player_of_the_match got_my_citizenship citizenship_ceremony got_my_visa visa_came_through got_leave_to_remain learnt_to_swim learned_to_swim swam_without_armbands swam_my_first rode_a_bike drove_on_the_motorway went_on_the_tube_alone flew_on_my_own slept_without_the_light answered_the_door_without made_the_appointment rang_the_doctor_myself first_session_of_therapy went_to_therapy told_the_therapist sang_solo sang_on_my_own didnt_have_a_panic no_panic_attack managed_the_stairs walked_to_the_end did_a_page finished_a_whole_book ran_the_whole lost_a_stone lost_two_stone slimmer_of_the got_into_the_uni unconditional accepted_me got_an_interview got_shortlisted shortlisted one_year_clean best_in_show first_prize won_a_rosette rosette highly_commended my_marrow my_dahlias got_the_solo got_the_lead got_a_solo dared_to finally_dared first_ever_a got_my_first parallel_park finished_my_apprenticeship',
    'permanent finally head manager teacher said brilliant display asked out_loud managed did won passed first_go myself proud certificate best without_help in_front lecture alone drove spoke',
  ],
  made: [
    'glazed crochet* knitted sewed baked planted wrote_a_song wrote_a_poem finished_my_painting painting_is_finished sourdough_worked built_a upcycled sanded varnished dovetail* blue_i_wanted it_rose jumpers_finished scarfs_finished blankets_finished wearing_it_anyway made_a_lasagne made_my_own made_bread made_jam made_marmalade made_a_cake cake_didnt_sink cake_rose souffle_rose yorkshires_rose yorkshire_puddings_rose built_a_lego finished_the_jigsaw finished_the_model decorated_the painted_the_bedroom tiled_the fixed_the_bike fixed_the_dishwasher coded_a coded_my my_code_works code_finally wrote_the_end finished_the_novel finished_the_draft first_draft_done sewed_a sewed_the_hem put_the_shed_up planted_the_bulbs tomatoes_ripened grew_my_own first_rose dahlias_are potatoes_came_up seeds_came_up bulbs_came_up came_up_at_last',
    'finished finally pot song painting scarf cake bread shelf chords mine wrote made kiln bench jam cushion hem table worked first came_out',
  ],
  stuck: [
    'writers_block wont_come_right same_four_bars blank_page blank_canvas sounds_like_someone plateaued cant_get_the_hang no_ideas_left opening_line four_hours_on_the first_line_again cant_write_the cant_get_the_ending cant_find_the_ending ending_wont same_bar same_bit fingers_wont_stretch code_wont wont_compile wont_run_and_i same_bug same_error bug_for_days cant_draw_hands sourdough_wont still_cant_do_a_three still_cant_swim still_on_level_one still_cant_conjugate subjunctive',
    'piano guitar chapter page hour sat sounds song novel again same wrong practise practice chord bar drawing trying scales thesis',
  ],
  lapsed: [
    'gym_membership bought_the_gym havent_been_since duolingo lost_my_streak broke_my_streak meant_to_go asking_if_im_ok streak_ended spanish_app the_owl_got owl_is_angry streak_is_gone lost_a_200_day broke_my_diet diet_lasted havent_prayed havent_painted havent_written havent_played havent_been_running havent_been_swimming havent_been_to_church havent_meditated missed_choir_again missed_yoga_again skipped_the_gym skipped_gym couch_to_5k_week journal_is_empty half_knitted half_finished unfinished_jumper bought_the_wool bought_paints book_still_on_page bookmark_hasnt_moved hasnt_moved_since_march',
    'gym january membership meant stopped months card diary yoga run guitar lessons app weeks resolution trainers since',
  ],
  study: [
    'flashcards mocks dissertation coursework syllabus past_paper past_papers module_exam photosynthesis highlighted_everything revision_timetable revise revising library_till all_nighter nothing_is_sinking_in nothing_going_in not_going_in reading_the_same_page six_essays lab_report thesis_chapter my_supervisor_says_rewrite viva ucas_form open_book_exam flashcard quadratic* trigonometry mitosis macbeth an_inspector_calls romeo_and_juliet french_oral oral_exam revision revised',
    'exam exams chapter notes library essay lecture chemistry biology maths page weeks topics nothing_goes_in reading module',
  ],
  'bad-mark': [
    'failed_my failed_the see_me_after see_me_and circled_it resit resits got_a_d got_a_u ungraded below_average mostly_red covered_in_red red_pen_everywhere got_my_essay_back got_my_mock_back mock_results_were mock_result got_37 got_42 got_41 got_a_4_in got_a_c_when predicted_a predicted_an didnt_pass_my failed_theory failed_my_theory failed_my_mock failed_by_one failed_by_two one_mark_off two_marks_off one_mark_short bottom_of_the_class bottom_set moved_down_a_set dropped_a_set',
    'teacher mark test paper grade see_me red circled percent essay low failed maths pass twice report',
  ],
  lesson: [
    'double_maths french_listening german_listening spanish_listening pe_kit cross_country bleep_test not_the_animals pe_in_the_rain pe_first_thing rounders dodgeball cooking_lesson_disaster assembly_was_about supply_teacher cover_lesson re_lesson geography_again food_tech business_studies_is health_and_safety_course fire_safety_training mandatory_training online_training_module',
    'french german spanish maths physics listening double teacher copying textbook bored worksheet lesson period birds',
  ],
  challenge: [
    'bleep_test driving_test parkrun half_marathon triathlon swimathon cup_final couch_to_5k first_driving_lesson driving_lesson_since same_instructor my_theory_is theory_tomorrow theory_on test_on_friday trials_tomorrow trials_on_saturday county_trials semi_final quarter_final derby_on belt_grading grading_tomorrow swimming_gala_tomorrow_im first_swim_lesson first_match_back london_marathon marathon_in great_north_run tough_mudder kilimanjaro three_peaks open_water_swim',
    'test race match run final tomorrow sunday saturday bib trainers die start_line lane driving year_nine',
  ],
  stage: [
    'presentation best_man assembly_tomorrow with_the_mic the_mic do_the_reading doing_the_reading lay_reading father_of_the_bride read_my_poem_out read_my_poem_aloud read_it_out_to do_a_speech give_a_speech my_speech speech_tomorrow presenting present_to present_my defend_my_thesis show_and_tell open_mic stand_up_gig panel_tomorrow on_the_panel local_radio_interview talk_to_the_wi talk_at_the teach_my_first_class first_class_im_teaching lead_the_prayer sing_at_the_wedding',
    'assembly mic speech reading church speak slides audience stage toast tomorrow names introduce pitch podium',
  ],
  ahead: [
    'job_thing interview_tomorrow ironed_everything dreading_tomorrow big_day_tomorrow meeting_his_parents meeting_her_parents dinner_with_his_parents dinner_with_her_parents big_meeting_tomorrow first_day_tomorrow tomorrow_is_the_day hearing_tomorrow court_tomorrow tribunal tribunal_on tomorrows_the surgery_tomorrow_not induction_tomorrow moving_day_tomorrow school_tomorrow back_to_school_tomorrow back_to_work_tomorrow back_to_work_monday first_day_back_after first_day_back_tomorrow work_tomorrow_after going_to_be_a_lot parents_meet_for meets_my_parents meeting_her_dad meeting_his_mum jury_service',
    'tomorrow tonight half_ten nine ten morning ironed nervous practised rehearsed parents_tonight first big interview',
  ],
  doubt: [
    'imposter fraud out_of_my_depth not_clever_enough read_nine_times every_email_i_send got_lucky theyll_find_out keep_looking_round_for looking_for_the_grown_up not_grown_up_enough adultier_adult grown_ups_in_the_room who_let_me someone_more_qualified under_qualified underqualified out_of_place_at only_one_from_a_state only_one_with_my_accent ask_stupid_questions stupid_question theyll_realise they_will_realise pretending_i_know nod_along nodding_along i_just_nod winging_it wing_it making_it_up_as am_i_good_enough not_clever_enough_for too_old_to_learn too_thick_for thick_as not_cut_out_for bad_mother bad_mum rubbish_mum rubbish_dad rubbish_at_this',
    'promoted email everyone clever times check send sure wrong mistake university accent belong real cleverer fluke',
  ],
  mistake: [
    'wrong_person wrong_email replied_all put_my_foot_in left_the_tap left_the_oven double_booked missed_the_deadline sent_it_to how_far_along she_isnt he_isnt pressed_the_wrong broke_the_window spilt_it_on wrong_month wrong_day wrong_week wrong_terminal wrong_airport wrong_platform_and_missed wrong_train wrong_form wrong_size wrong_dose wrong_patient cried_in_front_of_everyone forgot_to_press forgot_to_hit forgot_to_save didnt_save unsaved lost_the_file deleted_the gave_the_wrong overcooked burnt_the burned_the dropped_the_cake dropped_the_tray dropped_a_tray spilled_it_all tripped_over_in fell_over_in fell_off_my_chair fell_up_the_stairs skirt_tucked skirt_in_my_tights flies_undone fly_was_open spinach_in_my toilet_paper_on_my mic_was_on wasnt_on_mute unmuted not_muted called_him_the_wrong called_her_the_wrong called_him_by_my liked_a_photo_from accidentally_liked laughed_at_the_wrong at_the_wrong_time dress_code wrong_outfit forgot_the_words forgot_my_lines mind_went_blank own_net told_them_the_wrong',
    'left forgot sent said wrong tap ceiling oven client boss told meant thought dropped oops asked embarrassing apologised lost smashed deleted',
  ],
  'said-no': [
    'said_yes_again mouth_say_yes agreed_again pta_asked couldnt_say_no cant_say_no told_them_no roped_in said_no_to_looking said_no_to_babysitting said_no_to_the_extra said_no_to_overtime said_no_to_lending said_no_for_once and_now_shes_gone_quiet agreed_to_host agreed_to_babysit agreed_to_organise agreed_to_drive ended_up_saying_yes ended_up_agreeing couldnt_think_of_an_excuse got_talked_into talked_into volunteered_again volunteered_me been_volunteered',
    'asked yes no pta cover shift favour mouth committee cake_stall volunteer agreed school again saturday',
  ],
  meeting: [
    'awayday away_day standup stand_up_call all_hands icebreaker ice_breaker breakout_rooms could_have_been_an_email two_hour_meeting three_hour_meeting pre_meeting circle_back low_hanging_fruit team_building trust_fall town_hall breakout_room',
    'meeting zoom teams minutes agenda camera mute slides chair hours strategy',
  ],
  'peopled-out': [
    'open_plan sick_of_people all_of_them_chewing peopled_out leave_me_alone social_battery i_want_a_cupboard want_a_cupboard want_a_shed hide_in_the_pantry hid_in_the_bathroom hid_in_the_loo hide_in_the_loo talked_at small_talk_for touched_out nobody_touch_me dont_talk_to_me no_more_people enough_people too_many_people social_hangover one_more_conversation one_more_question one_more_carol',
    'people office talk talking chewing noise forty faces everyone questions all_day smile customers quiet_please headphones',
  ],
  bored: [
    'shampoo_bottle watching_paint bored_stupid counted_the_tiles counted_ceiling nothing_on_telly watching_the_microwave nothing_to_watch nothing_left_to_watch two_cars car_park watched_the_kettle staring_at_the_wall refreshed_the_news counting_cars long_drive_nothing long_shift_nothing no_one_online nothing_ever_happens_here',
    'read wifi rain raining nothing hours slow clock tiles bottle quiet empty waiting',
  ],
  busy: [
    'to_do_list by_eight_oclock deadlines double_booked_today no_lunch_break havent_sat_down not_sat_down still_the_packed_lunches packed_lunches_to list_never_ends never_ending_list running_between spinning_plates juggling too_many_plates not_enough_hours chasing_my_tail three_places_at everything_due everything_is_due all_due_on_friday all_due_on_monday four_essays moving_and_a_new wedding_to_plan school_fair_and_the dinner_homework homework_dinner',
    'costume cake coach_money pick_up dentist by_eight list deadline plumber parents_evening packed_lunch presents forms calls cattery before_work and_then also swimming_kit three four',
  ],
  'head-full': [
    'head_spinning going_round_up_there like_a_launderette round_and_round thoughts_wont racing_thoughts overthink* brain_fog too_many_things_in takeaway_menus browser_tabs radio_static like_static snow_globe like_a_snow_globe tumble_dryer washing_machine_in_my hamster_wheel on_a_loop wont_switch_off cant_switch_off wont_turn_off mind_wont_settle brain_wont_settle too_many_thoughts thought_soup fuzzy_head head_is_fuzzy all_jumbled jumbled scattered_today',
    'head brain mind thoughts round spinning full think quiet buzzing loud things launderette switch',
  ],
  chore: [
    'tax_return ironing the_loft_needs that_cupboard that_drawer insurance_renewal car_tax change_of_address skip_hire descal* limescale mount_washmore washing_mountain laundry_mountain sock_drawer odd_socks changing_the_duvet cleaning_the_oven clean_the_oven defrost_the_freezer gutters log_into_the_bank reset_my_password password_reset on_the_council_website passport_renewal renew_my_passport driving_licence_renewal ring_the_dentist book_the_dentist ring_the_gp book_the_mot sort_the_pension sort_the_garage the_garage_needs mow_the_lawn weeding hedge_needs',
    'cupboard drawer garage form forms phone_call bank renew sort pile washing hoover looking_at_me weeks since putting years avoiding shed email',
  ],
  money: [
    'overdraft overdrawn skint bailiff* foodbank payday direct_debit wages_arent wages_havent up_front cost_of_living credit_card school_trip_money in_arrears rents_up minus_four mortgage_fix fixed_rate_ends nearly_double doubled_again minimum_payment last_tenner last_fiver before_payday week_to_payday until_friday_on school_uniform_costs uniform_cost new_school_shoes_cost cant_stretch_to cant_run_to wedding_costs cost_of_a_wedding boiler_broke_and_we_cant pay_cut statutory_sick student_loan_hasnt loan_hasnt_come maintenance_loan heating_off heating_on_or eat_or_heat putting_the_heating two_jumpers lost_the_deposit car_insurance_went insurance_doubled train_fare council_tax_bill universal_credit pension_doesnt pension_wont gave_up_my_gym yellow_sticker',
    'rent wages bill pounds quid bank vet card month gas council_tax debt bus_fare owe trainers shoes nursery pay cost sum price paid afford',
  ],
  nuisance: [
    'saxophone failed_its_mot leaf_blower bagpipes car_alarm drilling roadworks replacement_bus train_stopped stopped_outside bus_drove_past drove_straight_past parcel_went parcel_was_left traffic_jam gridlock m60 wheel_clamp wrong_platform scaffolders scaffolding builders_started radio_1_at cement_mixer bins_havent bin_men_havent bin_collection not_been_collected chatbot self_checkout_said unexpected_item printer_says printer_wont wifi_down wifis_down no_signal broadband_down network_down app_crashed password_expired locked_out_of_my lost_my_keys lost_my_bus_pass lost_my_card card_swallowed cash_machine_ate cold_caller cold_callers scam_call delivery_slot no_show_plumber plumber_didnt parked_across blocked_in slugs_ate slugs_have squirrels_have moths_ate fox_ripped seagull stole_my_chips pigeon_pooed puddle_splashed splashed_me wrong_sofa wrong_order bus_was_full bus_full train_full standing_all_the_way power_cut water_off gas_off mice_are_back rats_are_back mice_in_the mice_again ants_in_the ants_are_back moths_are_back wasps_are_back wasps_in lost_my_notes',
    'train bus platform stopped minutes downstairs upstairs neighbour neighbours noise parcel queue delayed phone hold bins fence delivered missed crewe late drum sofa_delivery ninety app',
  ],
  breakdown: [
    'car_wont expensive_noise boiler_man fuse_box blown_a_fuse warning_light exhaust_fell gearbox blue_screen laptop_died phone_died no_hot_water man_to_look_at broke_down_on conked_out given_up_the_ghost engine_light brakes_went laptop_crashed screen_cracked cracked_my_phone phone_in_the_toilet phone_down_the_loo dropped_my_phone washing_machine_flooded freezer_defrosted fridge_died oven_died telly_died boiler_again boilers_gone boilers_out hearing_aid_broke glasses_snapped wheelchair_broke zip_broke_on_my_tent chain_snapped bike_chain boilers_older boiler_gave_up',
    'car boiler washing_machine laptop phone noise light leak engine fridge smoke dead looked_at_it fixed part error again',
  ],
  move: [
    'moving_day removal* new_postcode last_night_in_this out_of_a_suitcase tin_opener bubble_wrap labelled_everything packed_the_kitchen half_packed moving_on_friday moving_on_saturday moving_out_on we_move_on moves_on_friday sold_the_house sold_our_house selling_the_house goodbye_to_this_house last_night_in_our exchanged_today completed_today got_the_moving mums_old_house downsizing downsize',
    'suitcase boxes keys van house flat packing kettle tape moved cat find mattress curtains',
  ],
  'new-place': [
    'learned_eleven_names first_week_done induction hot_desk name_badge new_uniform new_starter freshers in_halls moved_in light_switches new_flat new_house_smells first_night_in_the new_school new_class new_office new_ward started_at_the started_my_apprenticeship first_day_as first_week_as new_team dont_know_where_anything where_they_keep_the where_the_mugs which_mug_is probation first_month sixth_form_is college_is_so_big campus uni_is_so_big',
    'first week names canteen new toilets desk badge school job login lost map team forgot kitchen',
  ],
  'free-time': [
    'pension_starts retired retirement bus_pass empty_diary no_plans gardening_leave redundancy_money_and day_off_and_i week_off_and nothing_in_the_diary now_the_kids_are_back since_i_stopped_work no_monday_to first_monday_of too_much_time empty_calendar half_term_and_no_plans summer_holidays_and_nothing exams_over_now_what now_exams_are_over',
    'pension paper today nothing read crossword day diary morning hobbies plans garden time off',
  ],
  ending: [
    'last_time_i closed_the_shop last_day_of closing_time last_bell last_pint closed_the_account for_the_last_time packing_up_my_classroom last_time_ever final_rehearsal final_show last_night_of_the last_performance end_of_the_run last_day_of_term last_day_of_school leaving_school leaving_the_job leaving_after last_bus_from closing_the_cafe closing_the_shop the_pub_is_closing our_pub_is club_is_folding team_is_folding selling_the_boat sold_the_van sold_my_motorbike sold_the_caravan gave_up_the_allotment giving_up_the_allotment hung_up_my_boots hung_up_my gave_my_last retired_from_refereeing leaving_the_choir leaving_the_church leaving_the_club leaving_after_30',
    'last closed shop years time lights goodbye leaving key desk end grandfather door team retired sign',
  ],
  'big-news': [
    'diagnosed diagnosis offered_a_job_in moving_to_canada moving_to_australia transfer_to_ its_a_boy_and paternity half_sister half_brother dna_test proposed found_out_im_adopted found_out_dad_isnt pregnant_at expecting_at shes_expecting were_expecting going_to_be_a_dad going_to_be_a_mum going_to_be_a_grandad going_to_be_a_nan going_to_be_a_grandma going_to_be_a_granny im_pregnant two_lines_on_the positive_test first_scan_showed its_a_girl its_a_boy came_out_to_us hes_trans shes_trans brother_came_out son_came_out daughter_came_out getting_deployed relocating_to transferred_to_the wants_to_adopt were_adopting approved_to_adopt inherited left_me_the_house in_the_will letter_from_my_birth birth_mother birth_father hes_retiring_early winning_ticket theyve_found_a_donor on_the_transplant its_twins',
    'wife husband offered job toronto canada australia pregnant found_out told_us news letter letter_came doctor type_2 diabetes baby mum decade autistic',
  ],
  relief: [
    'all_clear stitches_out passed_its_mot mot_passed came_back_negative got_the_all home_from_hospital fever_broke temperatures_down cracked_rib only_a_sprain just_a_sprain nothing_broken not_broken just_a_virus just_hormones just_stress not_my_heart results_were_fine bloods_were_fine bloods_came_back_fine smear_was_clear scan_was_clear one_advisory only_one_advisory car_passed found_the_passport found_my_passport found_my_wedding_ring found_my_keys refund_came_through they_refunded dropped_the_charges case_dropped landlord_backed_down extension_granted got_an_extension extended_my_deadline got_the_plaster op_is_over operation_is_over its_all_over last_exam_today_done he_texted_back she_texted_back they_landed safely_landed landed_safely shes_home hes_home babys_fine baby_is_fine heartbeat_was found_it_in_the found_dads found_mums found_my_dads found_my_mums without_the_crutches without_crutches',
    'finally stitches home clear asking_for passed fine out came_back results phew over safe sausages mot off',
  ],
  excited: [
    'three_more_sleeps more_sleeps cant_wait bags_packed boarding_pass tickets_came tickets_arrived home_from_oz home_from_australia home_for_christmas four_days_until days_until_my days_until_the days_till_my comes_from_spain coming_from_spain coming_over_from coming_home_on comes_home_on gets_back_on back_from_uni_on first_holiday_in first_holiday_since going_to_greece going_to_portugal going_to_cornwall going_to_see_them_live got_tickets_to tickets_for taylor_swift_tickets festival_in_a christmas_in_a_week christmas_eve_and new_bike_comes new_sofa_comes puppy_comes_home new_phone_arrives sleepover_tonight school_trip_to birthday_party_on_saturday halloween_costume new_baby_due_any grandchild_due first_grandchild_due moving_in_together plane_is_on_time',
    'sleeps beach holiday tickets brother sister home first_time since flight airport gig festival friday packed book tomorrow landing puppy years',
  ],
  'let-down': [
    'no_snow_day called_it_off called_off postponed rained_off sold_out third_villager understudy subs_bench waiting_list pulled_out_of concerts_cancelled gigs_cancelled trips_cancelled holidays_cancelled laryngitis weddings_off booked_the_b_and_b waited_in_all_day stood_me_up stood_up_at_the cancelled_on_me_again cancelled_again_last cancelled_last_minute bailed_on_me bailed_again didnt_turn_up didnt_show_up never_turned_up said_hed_come_and said_shed_come_and promised_and_then didnt_get_the_flat lost_the_house someone_outbid didnt_get_the_job didnt_get_it got_a_no rejection_email thanks_but_no lost_the_final lost_6_0 lost_5_0 lost_on_penalties on_penalties relegated own_goal missed_a_penalty missed_the_penalty wasnt_picked not_picked_for didnt_make_the_team didnt_get_a_part didnt_get_into soggy_bottom cake_sank cake_collapsed present_was_the got_stood_up been_stood_up didnt_get_glastonbury didnt_get_tickets no_tickets on_the_bench we_lost_to we_lost_9 we_lost_8 we_lost_7',
    'part team cancelled went_to hoped instead not ticket snow villager place bench reserve promised trip final off nobody',
  ],
}
